import type { HeaderWordRow } from './header-words.ts'

/** Headers in Chinese, simplified and traditional: those of circuit programs and dealers of its makers, and of people's own lists. */
export const chineseHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      '订货号|訂貨號|物料编号|物料编码|物料編號|物料號碼|料号|料號|商品编号|商品編號|產品編號|產品編码|产品编号|产品编码|零件号|零件編號|货号|貨號|品號|件号|件號',
  },
  {
    meaning: 'manufacturerNumber',
    clear: '制造商型号|厂家型号|制造商料号|原厂型号|製造商型號|制造商零件编号|厂商型号|廠商型號|原廠料號',
    vague: '型号|型號',
  },
  {
    meaning: 'manufacturerName',
    clear: '制造商|生产厂家|厂家|厂商|製造商|品牌|生产商|生產商|廠牌|廠商|廠家',
  },
  {
    meaning: 'description',
    clear:
      '名称|名稱|描述|品名|商品名称|物料名称|物料描述|零件名称|零件描述|元件名称|材料名称|器件名称|部件名称|产品名称|說明|说明|商品名稱|產品名稱|物料名稱|材料名稱|零件名稱|货物名称|设备名称|設備名稱|产品描述|规格描述',
    vague: '项目|項目|物料|零件|元件|商品|产品|材料|品項|品项',
  },
  {
    meaning: 'attribute',
    clear:
      '规格|規格|款式|规格型号|参数|參數|技术参数|技術參數|規格型號|规格参数|值|阻值|容值|尺寸|颜色|材质|厚度|宽度|长度|高度|直径',
  },
  {
    meaning: 'quantity',
    clear:
      '数量|數量|用量|总数量|个数|需求数量|采购数量|单机用量|物料数量|零件数量|元件数量|材料数量|所需数量|购买数量|订购数量|使用数量|件数|件數|需求數量|採購數量|總數量',
  },
  { meaning: 'quantityUnitName', clear: '单位|單位|计量单位|計量單位' },
  { meaning: 'bmk', clear: '位号|位號|标号|元件位号|元件标号' },
  { meaning: 'wholesalerOrderNumber', clear: '供应商编号|立创编号|立创商城编号|嘉立创编号|供应商料号' },
  {
    meaning: 'purchasePrice',
    clear: '单价|單價|采购单价|採購單價|含税单价|含稅單價|不含税单价|未稅單價|商品单价|商品單價',
    vague: '价格|價格',
  },
  { meaning: 'listPrice', clear: '标价|標價|定价|定價|目录价|目錄價|面价|市场价|市價' },
  { meaning: 'manufacturerLink', clear: '链接|連結|購買鏈接|购买链接|网址|商品链接|采购链接' },
  { meaning: 'remark', clear: '备注|備註|注释|附注' },
  { meaning: 'supplier', clear: '供应商|供應商|店铺|商家|购买渠道|采购渠道' },
  {
    meaning: 'none',
    clear: '序号|序號|编号|总价|總價|金额|小计|合计|封装|封裝|重量|总重|图片|日期|状态|运费',
  },
]

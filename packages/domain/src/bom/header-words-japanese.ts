import type { HeaderWordRow } from './header-words.ts'

/** Headers in Japanese. */
export const japaneseHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      '注文番号|注文コード|発注番号|商品コード|商品番号|部品番号|部品コード|品番|発注コード|製品番号|製品コード|品目コード|品目番号|資材コード',
  },
  {
    meaning: 'manufacturerNumber',
    clear: '型番|型式|形式|型名|形名|メーカー型番|メーカー型式|メーカ型番|メーカー品番|メーカ品番|製造元型番',
  },
  {
    meaning: 'manufacturerName',
    clear: 'メーカー|メーカー名|メーカ|メーカ名|製造元|製造メーカー|製造会社|製造者|ブランド|ブランド名',
  },
  {
    meaning: 'description',
    clear:
      '品名|部品名|名称|商品名|製品名|部品名称|説明|内容|品目名|品名・規格|品名及び規格|機器名称|機器名|材料名|商品説明',
    vague: '部品|項目|用途',
  },
  { meaning: 'attribute', clear: '規格|仕様|定格|材質|寸法|サイズ|値|色|定格電圧|定格電流|容量' },
  {
    meaning: 'quantity',
    clear:
      '数量|実装数|個数|員数|必要数|必要数量|使用数|使用数量|購入数|購入数量|本数|枚数|台数|所要数|所要数量|発注数|発注数量|注文数|注文数量',
  },
  { meaning: 'quantityUnitName', clear: '単位|数量単位' },
  { meaning: 'bmk', clear: '部品記号|記号|参照番号|回路記号|リファレンス|シンボル' },
  {
    meaning: 'purchasePrice',
    clear: '単価|単価（税抜）|単価（税込）|税抜単価|仕入単価|購入単価|見積単価|購入価格|仕入価格',
    vague: '価格|値段',
  },
  { meaning: 'listPrice', clear: '定価|標準価格|希望小売価格|メーカー希望小売価格|標準単価|参考価格' },
  { meaning: 'manufacturerLink', clear: 'リンク|URL|購入リンク|商品リンク|購入先URL' },
  { meaning: 'remark', clear: '備考|コメント|注記|メモ' },
  { meaning: 'supplier', clear: '購入先|仕入先|発注先|販売店|店舗|購入店' },
  {
    meaning: 'none',
    clear:
      '番号|項番|小計|合計|合計金額|金額|総額|税込|図面番号|図番|納期|在庫|画像|写真|状態|担当|日付|送料|重量',
  },
]

import type { HeaderWordRow } from './header-words.ts'

/** Headers in Korean: those of makers' and dealers' lists, of quotations and of people's own lists. */
export const koreanHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      '품번|품목코드|품목번호|제품코드|제품번호|상품코드|상품번호|자재코드|자재번호|부품번호|부품코드|주문번호|주문코드|발주번호|발주코드|항목코드|항목번호|물품코드|물품번호|아이템코드',
    vague: '코드|식별번호|관리번호',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      '모델번호|형번|제조사 품번|제조사 부품번호|제조사 모델명|제조사 코드|메이커 품번|메이커 형번|원제조사 품번',
    vague: '모델명|모델|형식|형명|기종',
  },
  {
    meaning: 'manufacturerName',
    clear: '제조사|제조사명|제조업체|제조회사|제조원|제조자|메이커|메이커명|브랜드|브랜드명|생산업체',
  },
  {
    meaning: 'description',
    clear:
      '품명|품목명|제품명|상품명|부품명|부품명칭|자재명|자재명칭|물품명|명칭|품명 및 규격|설명|제품설명|상품설명|부품설명|상세설명|내역',
    vague: '이름|품목|제품|상품|부품|자재|물품|항목|항목명|내용',
  },
  {
    meaning: 'attribute',
    clear:
      '규격|사양|스펙|상세규격|상세사양|제품규격|치수|크기|사이즈|색상|재질|정격|정격전압|정격전류|용량|전압|전류|두께|길이|폭|높이|직경|저항값|옵션',
  },
  {
    meaning: 'quantity',
    clear:
      '수량|소요량|소요수량|필요수량|개수|갯수|구매수량|주문수량|발주수량|사용수량|총수량|총 수량|투입수량|설치수량',
  },
  { meaning: 'quantityUnitName', clear: '단위|수량단위' },
  { meaning: 'bmk', clear: '부품기호|회로기호|기기번호|기기기호' },
  { meaning: 'wholesalerOrderNumber', clear: '공급사 품번|공급업체 품번|판매처 품번|구매처 품번' },
  {
    meaning: 'purchasePrice',
    clear: '단가|개당 단가|개당 가격|구매단가|구입단가|매입단가|발주단가|견적단가|단위가격',
    vague: '가격',
  },
  { meaning: 'listPrice', clear: '정가|소비자가|소비자가격|권장소비자가|권장소비자가격|표준단가|기준단가' },
  { meaning: 'manufacturerLink', clear: '링크|구매링크|제품링크|상품링크|구매처 링크' },
  { meaning: 'remark', clear: '비고|메모|참고|참고사항|특이사항|주석' },
  {
    meaning: 'supplier',
    clear: '공급사|공급업체|공급자|구매처|구입처|판매처|판매사|판매업체|거래처|납품업체|업체|업체명',
  },
  {
    meaning: 'none',
    clear:
      '번호|순번|연번|일련번호|합계|총계|소계|총액|금액|총금액|합계금액|공급가액|부가세|세액|도면번호|납기|납기일|재고|이미지|사진|상태|담당|담당자|날짜|일자|배송비|무게|중량|분류|대분류|중분류|소분류|카테고리',
  },
]

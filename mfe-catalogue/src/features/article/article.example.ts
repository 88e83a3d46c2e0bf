import type { Article, ArticleListItem } from '@schrankwerk/contracts'

/** What component tests look at; changed by what is given. */
export const articleId = '01990000-0000-7000-8000-0000000000a1'
export const manufacturerId = '01990000-0000-7000-8000-0000000000b1'
const instant = '2026-03-04T09:05:00.000Z'

export const aListedArticle = (part: Partial<ArticleListItem> = {}): ArticleListItem => ({
  id: articleId,
  manufacturerName: 'Weidmüller',
  manufacturerNumber: 'WDU 2.5',
  orderNumber: '1020000000',
  erpNumber: null,
  description: 'Durchgangsklemme',
  listPrice: 1234.5,
  purchasePrice: 0.5,
  priceUnitSize: null,
  unitName: 'Stück',
  discountGroupName: null,
  width: 0.51,
  height: 6,
  depth: 4.65,
  weight: 0.008,
  eclass9_1Id: '27141120',
  createDate: instant,
  lastUpdate: instant,
  ...part,
})

export const anArticle = (part: Partial<Article> = {}): Article => ({
  id: articleId,
  manufacturerId: manufacturerId,
  manufacturerName: 'Weidmüller',
  manufacturerNumber: 'WDU 2.5',
  orderNumber: '1020000000',
  erpNumber: null,
  description: 'Durchgangsklemme',
  image: null,
  manufacturerLink: null,
  deliveryTime: 3,
  unitId: null,
  unitName: null,
  packagingUnitSize: 100,
  priceUnitSize: 100,
  orderQuantityUnitSize: null,
  minimumOrderQuantityUnitSize: null,
  width: 0.51,
  height: 6,
  depth: 4.65,
  weight: 0.008,
  purchasePrice: null,
  listPrice: 90,
  discountGroupId: null,
  discountGroupName: null,
  discountPercent: null,
  eclass9_1Id: '27141120',
  eanNumber: null,
  surchargeCode: null,
  copperCode: null,
  copperBaseValue: null,
  copperWeight: null,
  customsTarifNumber: null,
  countryOfOriginAbbreviation: 'DE',
  rohs: true,
  wholesalerInfos: [],
  possibleOrderNumbers: ['102000'],
  possibleManufacturerNumbers: [],
  calculatedPurchasePrice: 0.9,
  articleImportSource: 'MANUAL',
  usedByArticleAmount: 0,
  editVersion: 4,
  createDate: instant,
  lastUpdate: instant,
  changeEntries: [{ at: instant, userId: null, action: 'create', fields: ['orderNumber'] }],
  ...part,
})

const manufacturers = [
  { id: manufacturerId, displayName: 'Weidmüller', nameVariants: [], abbreviation: 'WM', link: null },
  {
    id: '01990000-0000-7000-8000-0000000000b2',
    displayName: 'Siemens',
    nameVariants: [],
    abbreviation: null,
    link: null,
  },
]

export const masterData = {
  filterManufacturers: () => ({ content: manufacturers, totalElements: manufacturers.length }),
  getManufacturer: ({ query }: { query?: unknown }) =>
    manufacturers.find(({ id }) => id === (query as { id: string }).id),
  getUnits: () => [
    { id: '01990000-0000-7000-8000-0000000000c1', displayName: 'Stück', nameVariants: ['PCE'] },
  ],
  getWholesalers: () => [{ id: '01990000-0000-7000-8000-0000000000d1', displayName: 'Elektro Nord' }],
  getDiscountGroups: () => [
    {
      id: '01990000-0000-7000-8000-0000000000e1',
      displayName: 'RG1',
      nameVariants: [],
      percent: 40,
      manufacturerId: manufacturerId,
      manufacturerName: 'Weidmüller',
      wholesalerDiscounts: [],
    },
  ],
}

export const noImport = {
  percent: null,
  minutesSinceStart: null,
  importId: null,
  startedAt: null,
  startedByName: null,
  filename: null,
  rows: null,
}

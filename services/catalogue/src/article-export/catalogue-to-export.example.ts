import type { TestCatalogue } from '../catalogue.example.ts'

/** Articles whose values a file easily spoils. */
export async function aCatalogueToExport(catalogue: TestCatalogue) {
  const create = async (values: Record<string, unknown>): Promise<string> => {
    const { status, body } = await catalogue.post('/article/', values)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.id
  }
  const group = (name: string, manufacturerId: string | null) =>
    catalogue.aDiscountGroup(name, 30, manufacturerId)
  const weidmueller = await catalogue.aManufacturer('Weidmüller, "GmbH" & Co', { variants: ['WM'] })
  const rittal = await catalogue.aManufacturer('Rittal; Gehäuse')
  const standard = await catalogue.aManufacturer('Standard')
  const piece = await catalogue.aUnit('Stück', ['Stk'])
  const metre = await catalogue.aUnit('m')
  const general = await group('RG 10', null)
  const own = await group('RG 10', rittal)
  const wholesalers = {
    sonepar: await catalogue.aWholesaler('Sonepar (Süd)'),
    rexel: await catalogue.aWholesaler('Rexel USD'),
  }

  await create({
    manufacturerId: weidmueller,
    orderNumber: '-K1',
    manufacturerNumber: '=A1+S1',
    erpNumber: '+0012',
    description: 'Sagt "ja"; dann, in\nder zweiten Zeile: äöüß €',
    unitId: piece,
    listPrice: 1234.5,
    purchasePrice: 0.01,
    priceUnitSize: 1000,
    packagingUnitSize: 1.125,
    minimumOrderQuantityUnitSize: 10,
    orderQuantityUnitSize: 0.5,
    deliveryTime: 14,
    width: 1.125,
    height: 2.25,
    depth: 1234.567,
    weight: 0.0023,
    discountGroupId: general,
    eclass9_1Id: '27-37-14-01',
    eanNumber: '4008190082413',
    surchargeCode: '@CU',
    copperCode: '007',
    copperBaseValue: 150,
    copperWeight: 0.123456,
    customsTarifNumber: '08536900',
    countryOfOriginAbbreviation: 'DE',
    rohs: true,
    image: 'bild 1.png',
    manufacturerLink: 'https://example.com/a?b=1,2;3',
    possibleOrderNumbers: ['-K1/alt', '000123', "'=K2"],
    possibleManufacturerNumbers: ['A;B', 'TYP-2'],
    wholesalerInfos: [
      { wholesalerId: wholesalers.sonepar, orderNumber: '0012345', purchasePrice: 3.5 },
      { wholesalerId: wholesalers.rexel, orderNumber: '-77', purchasePrice: null },
    ],
  })
  await create({
    manufacturerId: weidmueller,
    orderNumber: '0311087',
    description: '=SUMME(A1)',
    listPrice: 0,
    rohs: false,
  })
  await create({ manufacturerId: rittal, manufacturerNumber: 'TS 8', discountGroupId: own, unitId: metre })
  // The import would take the manufacturer's own group of this name.
  await create({ manufacturerId: rittal, orderNumber: 'AE 1038', discountGroupId: general, listPrice: 99 })
  await create({ orderNumber: '1.234', description: "'Anführung'", purchasePrice: 1_234_567.89 })
  await create({
    manufacturerId: standard,
    orderNumber: "'-X2",
    wholesalerInfos: [{ wholesalerId: wholesalers.rexel, orderNumber: 'R-2', purchasePrice: 1.05 }],
  })
  await create({ manufacturerId: standard, orderNumber: 'Klemme', description: 'Klemme' })
  return { ...wholesalers, weidmueller, rittal }
}

import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage, refused } from '../master-data.example.tsx'
import { Component } from './master-data.screen.tsx'

const overview = {
  manufacturers: 1200,
  units: 14,
  wholesalers: 3,
  discountGroups: 80,
  eclassMappings: 412,
  groupsWithoutPercent: 7,
  manufacturersWithoutArticles: 1,
  unitsWithoutArticles: 0,
  eclassWithoutWorkTime: 5,
}
const open = (answers: Parameters<typeof openPage>[2]) =>
  openPage({ fieldvalues: Component }, '/fieldvalues', answers)
const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('each kind tells how many there are and leads to its list', async () => {
  open({ getMasterDataOverview: () => overview })
  await screen.findByRole('heading', { level: 2, name: 'Hersteller 1.200' })
  expect(to('Hersteller anzeigen')).toBe('/fieldvalues/manufacturer')
  expect(to('Rabattgruppen anzeigen')).toBe('/fieldvalues/discount')
  expect(to('Einheiten anzeigen')).toBe('/fieldvalues/unit')
  expect(to('Großhändler anzeigen')).toBe('/fieldvalues/wholesaler')
  expect(to('E-Class-Nummern anzeigen')).toBe('/fieldvalues/eclass')
})

test('what needs a hand leads to the list that shows it', async () => {
  open({ getMasterDataOverview: () => overview })
  await screen.findByRole('heading', { level: 2, name: 'Rabattgruppen 80' })
  expect(to('7 Rabattgruppen ohne Prozent')).toBe('/fieldvalues/discount?withoutPercent=true')
  expect(to('Ein Hersteller ohne Artikel')).toBe('/fieldvalues/manufacturer?unused=true')
  expect(to('5 E-Class-Nummern ohne Arbeitszeit')).toBe('/fieldvalues/eclass?sort=workTime&order=asc')
  expect(screen.getAllByText('Alles gepflegt.')).toHaveLength(2)
})

test('an overview that does not come is a failure to try again', async () => {
  open({ getMasterDataOverview: refused(503, 'part-down', 'Der Katalog antwortet nicht.') })
  await screen.findByRole('button', { name: 'Erneut versuchen' })
})

import { knownManufacturerAbbreviations } from './manufacturer-prefix.ts'

const names =
  'Allen-Bradley|B&R|Bender|Block|Bosch Rexroth|Conta-Clip|Danfoss|Endress+Hauser|Fandis|Hälg|Häwa|Helukabel|Hirschmann|ifm|Janitza|Jumo|Keyence|Legrand|Leuze|Lütze|Mitsubishi|Mitsubishi Electric|Moeller|Murr|Pepperl+Fuchs|Pfannenberg|Phoenix|Rockwell|Rockwell Automation|Schmersal|Schneider|Socomec|Spelsberg|Stego|Wieland|Yaskawa'

/** Of parts on circuit boards. */
const electronics =
  'Abracon|Alps|Alps Alpine|Amphenol|ams OSRAM|Analog Devices|Atmel|AVX|Bel Fuse|Bourns|Broadcom|Coilcraft|Cree|Cypress|Cypress Semiconductor|Diodes Inc|Diodes Incorporated|Diotec|Epcos|Espressif|Everlight|Fairchild|Fastron|FTDI|GCT|Harwin|Hirose|Infineon|Infineon Technologies|International Rectifier|JST|Kemet|Keystone|Kingbright|KOA|KOA Speer|Kyocera|Linear Technology|Lite-On|Littelfuse|Lumberg|Maxim|Maxim Integrated|Mean Well|Microchip|Microchip Technology|Molex|Murata|Nexperia|Nichicon|Nordic Semiconductor|NXP|NXP Semiconductors|Omron|ON Semiconductor|onsemi|Osram|Osram Opto|Panasonic|Recom|Renesas|ROHM|Royal Ohm|Rubycon|Samsung|Samsung Electro-Mechanics|Samtec|Semtech|Silicon Labs|SR Passives|STMicroelectronics|Sullins|Susumu|Taiyo Yuden|TDK|TE Connectivity|Texas Instruments|Toshiba|Traco|Traco Power|Uniroyal|Vishay|Vishay Dale|Walsin|Würth Elektronik|Yageo'

const manufacturers = new Set(
  [...names.split('|'), ...electronics.split('|'), ...knownManufacturerAbbreviations.values()].map((name) =>
    name.toLowerCase(),
  ),
)

/** Whether a text is the name of a manufacturer, not only its abbreviation. */
export function isManufacturerName(text: string): boolean {
  return manufacturers.has(text.trim().toLowerCase())
}

/** Whether a text is the name of a manufacturer that control-cabinet lists usually name. */
export function isUsualManufacturer(text: string): boolean {
  if (knownManufacturerAbbreviations.has(text.trim())) return true
  return manufacturers.has(
    text
      .trim()
      .toLowerCase()
      .replace(/(?<!\s)\s+(?:ag|gmbh|se|gmbh & co\. kg)$/, ''),
  )
}

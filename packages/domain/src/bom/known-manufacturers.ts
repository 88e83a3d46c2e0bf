import { knownManufacturerAbbreviations } from './manufacturer-prefix.ts'

const names =
  'Allen-Bradley|B&R|Bender|Block|Bosch Rexroth|Conta-Clip|Danfoss|Endress+Hauser|Fandis|Hälg|Häwa|Helukabel|Hirschmann|ifm|Janitza|Jumo|Keyence|Legrand|Leuze|Lütze|Mitsubishi|Mitsubishi Electric|Moeller|Murr|Pepperl+Fuchs|Pfannenberg|Phoenix|Rockwell|Rockwell Automation|Schmersal|Schneider|Socomec|Spelsberg|Stego|Wieland|Yaskawa'

/** Of parts on circuit boards. */
const electronics =
  'Abracon|Alps|Alps Alpine|Amphenol|ams OSRAM|Analog Devices|Atmel|AVX|Bel Fuse|Bourns|Broadcom|Coilcraft|Cree|Cypress|Cypress Semiconductor|Diodes Inc|Diodes Incorporated|Diotec|Epcos|Espressif|Everlight|Fairchild|Fastron|FTDI|GCT|Harwin|Hirose|Infineon|Infineon Technologies|International Rectifier|JST|Kemet|Keystone|Kingbright|KOA|KOA Speer|Kyocera|Linear Technology|Lite-On|Littelfuse|Lumberg|Maxim|Maxim Integrated|Mean Well|Microchip|Microchip Technology|Molex|Murata|Nexperia|Nichicon|Nordic Semiconductor|NXP|NXP Semiconductors|Omron|ON Semiconductor|onsemi|Osram|Osram Opto|Panasonic|Recom|Renesas|ROHM|Royal Ohm|Rubycon|Samsung|Samsung Electro-Mechanics|Samtec|Semtech|Silicon Labs|SR Passives|STMicroelectronics|Sullins|Susumu|Taiyo Yuden|TDK|TE Connectivity|Texas Instruments|Toshiba|Traco|Traco Power|Uniroyal|Vishay|Vishay Dale|Walsin|Würth Elektronik|Yageo'

/** Of what else is built into cabinets, and of machines: sensors, drives, bearings, pneumatics, fittings. */
const machines =
  'AEG|Afriso|Aventics|Bachmann|Banner|Baumer|Belden|Belimo|Bernstein|Berker|Bihl+Wiedemann|Bosch|Bticino|Bürkert|Camozzi|Carlo Gavazzi|Cembre|Chint|Citel|Contrinex|Crouzet|Crydom|Delta Electronics|di-soric|Doepke|Dold|E-T-A|EAO|ebm-papst|Elesa+Ganter|Eltako|Emerson|Endress + Hauser|ESCHA|Euchner|FAG|Fanuc|Fuji Electric|Ganter|Geberit|GEMÜ|Georg Schlegel|Gewiss|Gira|Gossen Metrawatt|Grundfos|HAWE|Hengstler|Hensel|HIMA|HIWIN|Honeywell|Hydac|ICOTEK|IDEC|igus|IMI Norgren|INA|Italweber|Jung|KEB|Kieback&Peter|Klemsan|Klöckner-Moeller|Kraus & Naimer|Kraus&Naimer|KSB|Kübler|KUKA|Lapp Kabel|Legris|Lovato|Lovato Electric|Mennekes|Mersen|Metal Work|Metz Connect|Moxa|Nidec|norelem|Norgren|NORD Drivesystems|NSK|NTN|OBO|OBO Bettermann|Oventrop|Panduit|Parker|Patlite|Philips|Pizzato|Pizzato Elettrica|R. Stahl|Relpol|Riegler|Samson|Sauter|Schaeffler|Schlegel|Schrack|SEW|SIBA|SKF|SMC|Steute|Stöber|Striebel & John|Swagelok|Telemecanique|Theben|THK|Unitronics|Vacon|VEM|VIPA|Wenglor|WERMA|WIKA|Wilo|WISKA|Wöhner|Ziehl|Ziehl-Abegg'

const manufacturers = new Set(
  [
    ...names.split('|'),
    ...electronics.split('|'),
    ...machines.split('|'),
    ...knownManufacturerAbbreviations.values(),
  ].map((name) => name.toLowerCase()),
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

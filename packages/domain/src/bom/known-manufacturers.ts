import { knownManufacturerAbbreviations } from './manufacturer-prefix.ts'

const names =
  'Allen-Bradley|B&R|Bender|Block|Bosch Rexroth|Conta-Clip|Danfoss|Endress+Hauser|Fandis|Hälg|Häwa|Helukabel|Hirschmann|ifm|Janitza|Jumo|Keyence|Legrand|Leuze|Lütze|Mitsubishi|Mitsubishi Electric|Moeller|Murr|Pepperl+Fuchs|Pfannenberg|Phoenix|Rockwell|Rockwell Automation|Schmersal|Schneider|Socomec|Spelsberg|Stego|Wieland|Yaskawa'

/** Of parts on circuit boards. */
const electronics =
  'Abracon|Alps|Alps Alpine|Amphenol|ams OSRAM|Analog Devices|Atmel|AVX|Bel Fuse|Bourns|Broadcom|Coilcraft|Cree|Cypress|Cypress Semiconductor|Diodes Inc|Diodes Incorporated|Diotec|Epcos|Espressif|Everlight|Fairchild|Fastron|FTDI|GCT|Harwin|Hirose|Infineon|Infineon Technologies|International Rectifier|JST|Kemet|Keystone|Kingbright|KOA|KOA Speer|Kyocera|Linear Technology|Lite-On|Littelfuse|Lumberg|Maxim|Maxim Integrated|Mean Well|Microchip|Microchip Technology|Molex|Murata|Nexperia|Nichicon|Nordic Semiconductor|NXP|NXP Semiconductors|Omron|ON Semiconductor|onsemi|Osram|Osram Opto|Panasonic|Recom|Renesas|ROHM|Royal Ohm|Rubycon|Samsung|Samsung Electro-Mechanics|Samtec|Semtech|Silicon Labs|SR Passives|STMicroelectronics|Sullins|Susumu|Taiyo Yuden|TDK|TE Connectivity|Texas Instruments|Toshiba|Traco|Traco Power|Uniroyal|Vishay|Vishay Dale|Walsin|Würth Elektronik|Yageo'

/** Of what else is built into cabinets, and of machines: sensors, drives, bearings, pneumatics, fittings. */
const machines =
  'A-B|ads-tec|Advantech|AEG|Afriso|Allen Bradley|Apranet|Asco|Auer Signal|AutomationDirect|Autonics|Aventics|B&R Automation|Bachmann|Banner|Banner Engineering|Bartec|Baumer|Baumüller|Belden|Belimo|Benedict|Berker|Bernstein|Bihl+Wiedemann|Bopla|Bosch|Brady|Bticino|Burkert|Busch-Jaeger|Bussmann|Bürkert|Cabur|Camille Bauer|Camozzi|Carlo Gavazzi|CEAG|Cembre|Chint|Circutor|Citel|Cognex|Comat|Comat Releco|Conta Clip|Contrinex|Control Techniques|Cooper Bussmann|Cosmotec|Crouzet|Crydom|Cutler-Hammer|Datalogic|Degson|Delta Electronics|di-soric|Doepke|Dold|Dold & Söhne|Driescher|E-T-A|EAO|Eaton Bussmann|ebm-papst|Efen|Eldon|Elesa+Ganter|Elmeko|Eltako|Emerson|Endress|Endress + Hauser|Entrelec|ESCHA|Euchner|Eurotherm|F-Tronic|FAG|Fanuc|Ferraz Shawmut|Fibox|Friedrich Lütze|Fuji Electric|Ganter|Gavazzi|Geberit|Gefran|GEMÜ|General Electric|Georg Schlegel|Getriebebau Nord|Gewiss|Gifas|Gira|Giss|Gossen Metrawatt|Grothe|Grundfos|Gustav Hensel|Hager Tehalit|Hammond|HAWE|Hellermann|HellermannTyton|Helmholz|Hengstler|Hensel|HIMA|HIWIN|Hoffman|Honeywell|Hummel|Hydac|Iboco|ICOTEK|IDEC|igus|Ilme|IMI Norgren|INA|Insys|Invertek|Italweber|Jean Müller|Jokab|Jung|KEB|Kieback&Peter|Kissling|Klemsan|Klöckner-Moeller|Knürr|Kollmorgen|Kraus & Naimer|Kraus&Naimer|Krohne|KSB|Kuhnke|KUKA|Kübler|Lapp Kabel|Legris|Leutron|Leuze electronic|Lohmeier|Lovato|Lovato Electric|LS Electric|Marquardt|Mdexx|MEANWELL|Mennekes|Mersen|Merten|Metal Work|Metz Connect|Michael Riedel|Microsonic|Moxa|Murrplastik|Nexans|Nidec|Niedax|Noark|NORD Drivesystems|norelem|Norgren|Novotechnik|NSK|NTN|nVent|nVent Eldon|nVent Hoffman|nVent Schroff|OBO|OBO Bettermann|Oventrop|P+F|Panduit|Parker|Patlite|Pepperl|Pflitsch|Philips|Phönix Contact|Pixsys|Pizzato|Pizzato Elettrica|Prysmian|R. Stahl|RAFI|Raycap|Raychem|Red Lion|Rehau|Releco|Relpol|Riegler|Rutenbeck|Saginaw|Samson|Sauter|Schaeffler|Schlegel|Schleicher|Schrack|Schroff|Schurter|Seifert Systems|SensoPart|SEW|SEW Eurodrive|SIBA|SKF|SMC|SolaHD|Square D|Steute|Striebel & John|Stöber|Swagelok|Tehalit|TELE Haase|Telegärtner|Telemecanique|Theben|THK|Thomas & Betts|Tramag|Tyco|Tyco Electronics|Unitronics|Vacon|VEM|VIPA|Wachendorff|WayCon|WEG|Wenglor|WERMA|WIKA|Wilo|WISKA|Wöhner|Yokogawa|Ziehl|Ziehl-Abegg'

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

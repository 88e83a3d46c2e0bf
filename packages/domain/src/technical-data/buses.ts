/** Names of field buses as they are written in one word or two; the first of a row is how a person is told. */
const table = [
  ['PROFINET', 'profinet', 'profi net'],
  ['PROFIBUS', 'profibus'],
  ['ETHERCAT', 'ethercat'],
  ['ETHERNET/IP', 'ethernet ip'],
  ['CANOPEN', 'canopen', 'can open'],
  ['CAN', 'canbus', 'can bus'],
  ['MODBUS TCP', 'modbus tcp'],
  ['MODBUS', 'modbus', 'modbus rtu'],
  ['IO-LINK', 'iolink', 'io link'],
  ['AS-I', 'asi', 'as i', 'as interface', 'asinterface'],
  ['DEVICENET', 'devicenet'],
  ['INTERBUS', 'interbus'],
  ['SERCOS', 'sercos'],
  ['POWERLINK', 'powerlink'],
  ['CC-LINK', 'cclink', 'cc link'],
  ['KNX', 'knx'],
  ['DALI', 'dali'],
  ['BACNET', 'bacnet'],
  ['DRIVE-CLIQ', 'driveclick', 'drivecliq', 'drive cliq'],
] as const

/** One word, or two with a blank between, to the name of the bus. */
export const buses: ReadonlyMap<string, string> = new Map(
  table.flatMap(([name, ...words]) =>
    words.map((word): [string, string] => [word, name.replaceAll(' ', '')]),
  ),
)

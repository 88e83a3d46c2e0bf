import { expect, test } from 'vitest'
import { descriptions } from './descriptions.example.ts'
import { readTechnicalData } from './read.ts'

const table = `
Analogeingang 8AI PROFINET => io-module: inputs 8, signal ANALOG, bus PROFINET
Digitaleingabemodul 16 Kanäle => io-module: inputs 16, signal DIGITAL
DI 16x24VDC HF => io-module: inputs 16, signal DIGITAL, voltage 24, currentKind DC
8-Kanal-Digitaleingang 24 V DC => io-module: inputs 8, signal DIGITAL, voltage 24, currentKind DC
Digitalausgabe 16DO 24VDC 0,5A => io-module: outputs 16, signal DIGITAL, voltage 24, currentKind DC, ratedCurrent 0.5
4-Kanal-Analogausgangsklemme 0-10V => io-module: outputs 4, signal ANALOG, voltage 10, voltageFrom 0
Digital input module 16 channels => io-module: inputs 16, signal DIGITAL
Digital output terminal, 8-channel, 24 V DC, 2 A => io-module: outputs 8, signal DIGITAL, voltage 24, currentKind DC, ratedCurrent 2
Analog input module 4AI 4-20mA => io-module: inputs 4, signal ANALOG
I/O-Modul 8DI/8DO IP67 IO-Link => io-module: inputs 8, outputs 8, signal DIGITAL, protection IP67, bus IO-LINK
Digital I/O module 16 digital outputs, 8 digital inputs => io-module: outputs 16, inputs 8, signal DIGITAL
E/A-Modul 4 digitale Eingänge 2 digitale Ausgänge => io-module: inputs 4, outputs 2, signal DIGITAL
E/A-Modul 8 DE 8 DA 24V DC => io-module: inputs 8, outputs 8, voltage 24, currentKind DC, signal DIGITAL
EtherCAT-Klemme EL2024 => io-module: bus ETHERCAT
EtherCAT-Klemme EL1008, 8-Kanal-Digital-Eingang 24 V DC => io-module: bus ETHERCAT, inputs 8, signal DIGITAL, voltage 24, currentKind DC
KL1104 Digital-Eingangsklemme => io-module: signal DIGITAL
Busklemme KL2408 => io-module:
Bus-Endklemme KL9010 => io-module:
EtherCAT Terminal EL3054 => io-module: bus ETHERCAT
Bus terminal KL1408 => io-module:
Digital-Ausgangsklemme 8 Kanal => io-module: outputs 8, signal DIGITAL
Klemme für Busleitung => terminal:
IO-Link-Master 8 Ports PROFINET IP67 => io-module: ports 8, bus PROFINET, protection IP67
Buskoppler EtherCAT => io-module: bus ETHERCAT
Bus coupler PROFIBUS DP 24 V DC => io-module: bus PROFIBUS, voltage 24, currentKind DC
Feldbuskoppler Modbus TCP => io-module: bus MODBUSTCP
Kompakt-CPU 14DI 10DO 2AI 24V DC => plc: inputs 14, outputs 10, voltage 24, currentKind DC
Zentralbaugruppe SIMATIC S7-1500 PROFINET => plc: bus PROFINET
CPU 1511-1 PN => plc: bus PROFINET
PLC CPU with EtherCAT and CANopen => plc: bus ETHERCAT
Logikmodul 8DE/4DA 230V AC => plc: inputs 8, outputs 4, voltage 230, currentKind AC
Frequenzumrichter 1,5 kW 3x400V => drive: power 1500, voltage 400
Frequenzumrichter 0,75kW 1~230V IP20 => drive: power 750, voltage 230, protection IP20
Frequency converter, 3 x 380...480 V, 2.2 kW, IP20 => drive: power 2200, voltage 480, protection IP20
FU 2,2KW 380-480VAC PROFINET => drive: power 2200, voltage 480, voltageFrom 380, currentKind AC, bus PROFINET
Frequency inverter 5.5 kW, 400 V AC, 3-phase => drive: power 5500, voltage 400, currentKind AC
VFD 3hp 480V => drive: power 2237, voltage 480
Servoverstärker 6A EtherCAT => drive: ratedCurrent 6, bus ETHERCAT
Drehstrommotor 4 kW 400V 50Hz IP55 => motor: power 4000, voltage 400, currentKind AC, protection IP55
Getriebemotor 0,37kW 230/400V => motor: power 370, voltage 400, voltageFrom 230
Induktiver Sensor M12 Schließer 10-30VDC IP67 => sensor: thread M12, normallyOpen 1, voltage 30, voltageFrom 10, currentKind DC, protection IP67
Näherungsschalter induktiv M18x1 PNP NO => sensor: thread M18, normallyOpen 1
Inductive proximity sensor M8, 2 m cable, NC => sensor: thread M8, length 2000, normallyClosed 1
Prox. switch M30 PNP with M12 plug => sensor: thread M30
Reflexschranke PNP Stecker M12 24V DC => sensor: thread M12, voltage 24, currentKind DC
Drucksensor 0-10 bar 4-20mA M12 => sensor: thread M12
Lichtschranke 24V DC IP67 => sensor: voltage 24, currentKind DC, protection IP67
Photoelectric sensor IO-Link 10..30 V DC => sensor: bus IO-LINK, voltage 30, voltageFrom 10, currentKind DC
Temperaturfühler PT100 -50..+200°C => sensor: temperature 200
Trennverstärker 0-10V/4-20mA 6,2mm => signal-converter: voltage 10, voltageFrom 0, width 6.2
Temperaturmessumformer PT100 24V DC => signal-converter: voltage 24, currentKind DC
Signal conditioner 4-channel 24 V DC => signal-converter: voltage 24, currentKind DC
Ethernet-Switch 5 Port RJ45 => network-switch: ports 5
Industrial Ethernet Switch 8-Port unmanaged 24VDC => network-switch: ports 8, voltage 24, currentKind DC
Switch unmanaged 5x RJ45 => network-switch: ports 5
Ethernet switch, 16 ports, managed, PROFINET => network-switch: ports 16, bus PROFINET
Patchfeld 24 Ports => network-switch: ports 24
Panel 15 Zoll Touch und Tasten PROFINET => panel: bus PROFINET
HMI 7 Zoll mit Tasten PROFINET => panel: bus PROFINET
Comfort Panel 12 Zoll PROFINET => panel: bus PROFINET
HMI touch panel 7" 24 V DC => panel: voltage 24, currentKind DC
Bedienpanel 10,1" IP65 Modbus => panel: protection IP65, bus MODBUS
Drehstromzähler 80A S0 => meter: ratedCurrent 80, phases 3
kWh-Zähler 1-ph 45A => meter: ratedCurrent 45, phases 1
Energiezähler 3-phasig 65A MID Modbus => meter: ratedCurrent 65, bus MODBUS, phases 3
Betriebsstundenzähler 230V 50Hz => meter: voltage 230, currentKind AC
Switch 8-Port Gigabit 24V DC IP30 => network-switch: ports 8, voltage 24, currentKind DC, protection IP30
Energy meter 5 A, 3x230/400 V, 4 modules => meter: ratedCurrent 5, voltage 400, moduleWidth 4
Netzfilter 3-phasig 16A 480V => filter: ratedCurrent 16, voltage 480, phases 3
Netzdrossel 3x400V 10A => filter: voltage 400, ratedCurrent 10
EMC filter 3-phase 25 A => filter: ratedCurrent 25, phases 3
Magnetventil 5/2-Wege 24VDC => valve: voltage 24, currentKind DC
Solenoid valve 5/2-way => valve:
`

test.each(descriptions(table))('%s', (text, data) => {
  expect(readTechnicalData(text)).toEqual(data)
})

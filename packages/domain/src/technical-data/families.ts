import type { PartFamily } from './technical-data.ts'

/**
 * How a family is called and known. A word is looked for by itself and as the last part of a compound
 * („Reihenklemme“); `vague` ones count only where no other word is found.
 */
export interface Family {
  germanName: string
  words: string
  vague?: string
  /** The family that it is a kind of. */
  kindOf?: PartFamily
}

export const families: Readonly<Record<PartFamily, Family>> = {
  'circuit-breaker': {
    germanName: 'Leitungsschutzschalter',
    words:
      'Leitungsschutzschalter, Leitungsschutz-Schalter, Leitungsschutzautomat, LS-Schalter, LSS, LS, LSA, LS-Automat, Sicherungsautomat, Sich.-Automat, Sicherungsaut, Leitungsschutz, Leitungsschutzsch, Ltg-Schutzschalter, MCB, miniature circuit breaker, circuit breaker, mini circuit breaker, Einbauautomat, Geräteschutzschalter, Steuerstromautomat, circuit-breaker, supplementary protector, line protection switch, Leitungsschutzs, Anlagenschutzschalter',
    vague: 'Automat, breaker, Schutzschalter, Sicherungsautomaten',
  },
  'residual-current': {
    germanName: 'Fehlerstromschutzschalter',
    words:
      'Fehlerstromschutzschalter, Fehlerstrom-Schutzschalter, Fehlerstromschutz, FI-Schutzschalter, FI-Schalter, FI, FI/LS, FI/LS-Schalter, FI-LS, FILS, FI-Block, FI-Schutz, RCD, RCCB, RCBO, residual current circuit breaker, residual current device, residual current breaker, residual current operated circuit breaker, residual-current circuit-breaker, earth leakage circuit breaker, ground fault circuit interrupter, ELCB, GFCI, Fehlerstromschalter, RCBO circuit breaker, RCD circuit breaker, Differenzstromschutzschalter, Personenschutzschalter, Brandschutzschalter, AFDD',
    kindOf: 'circuit-breaker',
  },
  'moulded-case-breaker': {
    germanName: 'Leistungsschalter',
    words:
      'Leistungsschalter, Kompaktleistungsschalter, MCCB, moulded case circuit breaker, molded case circuit breaker, moulded-case circuit-breaker, air circuit breaker, ACB, Leistungssch, power circuit breaker, compact circuit breaker, Anlagenschutz',
    kindOf: 'circuit-breaker',
  },
  'motor-protection': {
    germanName: 'Motorschutzschalter',
    words:
      'Motorschutzschalter, Motorschutz-Schalter, Motorschutzsch, Mot.-Schutzschalter, MSS, Motorschutz, MPCB, motor circuit breaker, motor protection circuit breaker, motor protective circuit breaker, motor protection switch, motor-protective circuit-breaker, motor protection breaker, motor protector, motor starter protector, manual motor starter, manual motor controller, manual motor protector, Motorschutzleistungsschalter, Leistungsschalter für Motorschutz, circuit breaker for motor protection, circuit-breaker for motor protection, motor breaker, motor protective CB, motor protection CB, motor CB, PKZM, PKZ',
    kindOf: 'moulded-case-breaker',
  },
  'electronic-fuse': {
    germanName: 'Elektronischer Geräteschutz',
    words:
      'elektronische Sicherung, elektronischer Schutzschalter, elektronischer Geräteschutzschalter, electronic circuit breaker, electronic fuse, electronic device circuit breaker, Stromkreisüberwachung, current monitoring, ECB, Lastkreisüberwachung, Selektivitätsmodul, selectivity module, elektronischer Sicherungsautomat, Laststromverteiler, load monitoring',
  },
  contactor: {
    germanName: 'Schütz',
    words:
      'Schütz, Leistungsschütz, Leist.-Schütz, LEISTUNGSSCHTZ, Hilfsschütz, Lastschütz, Motorschütz, Installationsschütz, Schützkombination, Wendeschütz, Wendeschützkombination, Kondensatorschütz, Halbleiterschütz, contactor, power contactor, auxiliary contactor, contactor relay, control relay contactor, motor contactor, mini contactor, Kleinschütz, Kleinstschütz, Koppelschütz, solid-state contactor, reversing contactor, installation contactor, HS-Schütz, Sicherheitsschütz, safety contactor, auxiliary contactor relay, LSCH',
  },
  'overload-relay': {
    germanName: 'Überlastrelais',
    words:
      'Überlastrelais, Motorschutzrelais, Thermorelais, thermisches Überlastrelais, Bimetallrelais, overload relay, thermal overload relay, thermal overload, motor protection relay, overload protection relay, Überstromrelais, Motorvollschutzrelais',
    kindOf: 'relay',
  },
  'motor-starter': {
    germanName: 'Motorstarter',
    words:
      'Motorstarter, Direktstarter, Wendestarter, Verbraucherabzweig, motor starter, direct starter, direct-on-line starter, DOL starter, reversing starter, load feeder, Hybridmotorstarter, hybrid motor starter, Motorabgang',
  },
  'soft-starter': {
    germanName: 'Sanftstarter',
    words: 'Sanftstarter, Sanftanlauf, Sanftanlaufgerät, Softstarter, soft starter, soft start device',
  },
  relay: {
    germanName: 'Relais',
    words:
      'Relais, Koppelrelais, Koppel-Relais, Steckrelais, Industrierelais, Leistungsrelais, Kartenrelais, Printrelais, Miniaturrelais, Relaismodul, Relaisbaustein, Halbleiterrelais, Stromstoßrelais, Stromstoßschalter, Schaltrelais, Schaltschrankrelais, Interfacerelais, relay, relay module, interface relay, coupling relay, plug-in relay, solid state relay, solid-state relay, SSR, power relay, industrial relay, miniature relay, impulse relay, latching relay, pulse relay, relay interface module, Optokoppler, optocoupler, Koppelbaustein, RELAI, REL, general purpose relay, PLC relay, Installationsrelais',
  },
  'safety-relay': {
    germanName: 'Sicherheitsrelais',
    words:
      'Sicherheitsrelais, Sicherheitsschaltgerät, Not-Halt-Schaltgerät, Not-Aus-Schaltgerät, Not-Halt-Relais, Not-Aus-Relais, Not-Aus-Modul, Sicherheitsbaustein, Sicherheitsmodul, Sicherheitssteuerung, Zweihandrelais, Zweihandschaltgerät, safety relay, safety relay module, safety switching device, emergency stop relay, emergency stop module, safety controller, safety module, e-stop relay, Schutztürwächter, two-hand relay, estop relay, Sicherheitsauswertegerät, PNOZ',
    kindOf: 'relay',
  },
  'time-relay': {
    germanName: 'Zeitrelais',
    words:
      'Zeitrelais, Multifunktionsrelais, Multifunktionszeitrelais, Multifunktions-Zeitrelais, Treppenlichtzeitschalter, Treppenlichtautomat, Zeitschaltuhr, time relay, timer relay, timing relay, time delay relay, timer, multifunction timer, multi-function timer, delay relay, Blinkrelais, Ausschaltverzögerung, Einschaltverzögerung, Zeitbaustein, time switch',
    kindOf: 'relay',
  },
  'monitoring-relay': {
    germanName: 'Überwachungsrelais',
    words:
      'Überwachungsrelais, Phasenüberwachung, Phasenüberwachungsrelais, Netzüberwachung, Netzüberwachungsrelais, Phasenwächter, Phasenfolgerelais, Spannungsüberwachung, Spannungswächter, Stromwächter, Isolationswächter, Isolationsüberwachung, Thermistorrelais, Thermistormotorschutz, Thermistormotorschutzrelais, Niveaurelais, Differenzstromwächter, monitoring relay, phase monitoring relay, voltage monitoring relay, current monitoring relay, phase sequence relay, thermistor relay, insulation monitor, insulation monitoring device, phase monitor, level relay, RCM, Drehzahlwächter, Stillstandswächter',
    kindOf: 'relay',
  },
  'relay-socket': {
    germanName: 'Relaissockel',
    words:
      'Relaissockel, Relais-Sockel, Relaisfassung, Steckfassung, Stecksockel, Sockel für Relais, relay socket, relay base, socket for relay, base for relay, plug-in socket, Fassung für Relais, Relaissteckfassung, Basisklemme',
    vague: 'Sockel, Fassung',
  },
  'auxiliary-contact': {
    germanName: 'Hilfsschalter',
    words:
      'Hilfsschalter, Hilfsschalterblock, Hilfsschalterbaustein, Normalhilfsschalter, Hilfskontakt, Hilfskontaktblock, Hilfs-Schalter, Hi-Schalter, Ausgelöstmelder, Ausgelösthilfsschalter, Meldeschalter, Fehlersignalschalter, Kontaktelement, Kontaktblock, Kontaktbaustein, Schaltelement, Schaltglied, Kontaktgeber, auxiliary contact, auxiliary contact block, auxiliary switch, auxiliary switch block, aux contact, aux. contact, aux contact block, aux switch, contact block, contact element, contact module, trip indicator, trip-indicating contact, signalling contact, alarm contact, alarm switch',
    kindOf: 'switch',
  },
  terminal: {
    germanName: 'Reihenklemme',
    words:
      'Klemme, Reihenklemme, Durchgangsklemme, Durchgangsreihenklemme, Durchgangs-Reihenklemme, Schutzleiterklemme, Schutzleiter-Reihenklemme, PE-Klemme, N-Klemme, Trennklemme, Messertrennklemme, Sicherungsklemme, Etagenklemme, Doppelstockklemme, Dreistockklemme, Initiatorenklemme, Initiatoraktorklemme, Installationsklemme, Anschlussklemme, Einspeiseklemme, Verteilerklemme, Verteilerblock, Potentialverteiler, Verbindungsklemme, Klemmenblock, Klemmleiste, Klemmstein, Hauptleitungsabzweigklemme, Hauptleiterklemme, Lüsterklemme, RKL, REIHENKL, Durchgangskl, Klemmverbinder, Schirmklemme, Prüftrennklemme, terminal, terminal block, feed-through terminal, feed through terminal block, feed-through modular terminal block, modular terminal block, modular terminal, ground terminal, ground terminal block, earth terminal, PE terminal, PE terminal block, ground modular terminal block, disconnect terminal, disconnect terminal block, fuse terminal, fuse terminal block, fuse modular terminal block, double-level terminal, double-level terminal block, multi-level terminal, double-deck terminal block, multi-tier terminal block, through terminal block, potential distributor, distribution block, power distribution block, splicing connector, screw terminal, spring terminal, din rail terminal, knife disconnect terminal block, rail-mount terminal block, Kl, Klm, REIHENKLEMM',
  },
  'terminal-accessory': {
    germanName: 'Klemmenzubehör',
    words:
      'Endhalter, Endwinkel, Endklammer, Endplatte, Abschlussplatte, Abschlußplatte, Abdeckplatte, Trennplatte, Zwischenplatte, Abteilungstrennplatte, Deckel, Querverbinder, Steckbrücke, Einlegebrücke, Kammbrücke, Brücker, Brückenkamm, Klemmenbrücke, Drahtbrücke, Klemmenträger, end bracket, end clamp, end stop, end plate, end cover, end cap, partition plate, separator plate, cover plate, jumper, cross-connector, cross connector, cross connection, plug-in bridge, insertion bridge, jumper bar, terminal block end plate, terminal block end bracket, terminal end plate, terminal end stop, terminal end bracket, terminal jumper, spacer plate, FBS, Abdeckung, Abdeckkappe, Abdeckprofil, Griff, Haltewinkel, Blindstopfen, Endkappe, Montageplatte, Montagewinkel, mounting plate, mounting bracket, Befestigungswinkel, Befestigungsset, Zubehör, Zubehörset',
  },
  marking: {
    germanName: 'Kennzeichnung',
    words:
      'Klemmenmarkierer, Markierer, Beschriftungsschild, Bezeichnungsschild, Schildträger, Bezeichnungsstreifen, Beschriftungsstreifen, Schriftband, Kennzeichnungsschild, Kennzeichnung, Zackband, Leitermarkierer, Leiterkennzeichnung, Aderkennzeichnung, Kabelmarkierer, Kabelkennzeichnung, Gerätekennzeichnung, Bezeichnungsträger, Bezeichnungsmaterial, Beschriftungsmaterial, Typenschild, Warnschild, Warnaufkleber, Etikett, Aufkleber, Schild, marker, terminal marker, terminal block marker, marker strip, marker card, label, label holder, legend plate, nameplate, marking strip, marking label, wire marker, cable marker, identification label, zack marker strip, warning sign, warning label, group marker, device marker',
  },
  'power-supply': {
    germanName: 'Stromversorgung',
    words:
      'Netzteil, Netzgerät, Schaltnetzteil, Stromversorgung, Stromversorg, Schaltnetzgerät, Netz-Teil, Hutschienennetzteil, Spannungsversorgung, Laststromversorgung, power supply, power supply unit, PSU, switch mode power supply, switched-mode power supply, switching power supply, SMPS, DIN rail power supply, DC/DC-Wandler, DC/DC-Konverter, DC-Wandler, DC/DC converter, USV, DC-USV, UPS, DC UPS, uninterruptible power supply, unterbrechungsfreie Stromversorgung, Puffermodul, buffer module, Redundanzmodul, redundancy module, Diodenmodul, Akkumodul, battery module, Ladegerät, Gleichspannungsversorgung, STROMVERS, power-supply, NT',
    vague: 'Versorgung, supply, SITOP',
  },
  transformer: {
    germanName: 'Transformator',
    words:
      'Transformator, Trafo, Steuertransformator, Steuertrafo, Trenntransformator, Trenntrafo, Sicherheitstransformator, Einphasentransformator, Drehstromtransformator, Spartransformator, Netztransformator, Klingeltransformator, Klingeltrafo, Netztrafo, transformer, control transformer, isolating transformer, isolation transformer, control-power transformer, safety transformer, safety isolating transformer, single-phase transformer, autotransformer, Ringkerntransformator, Ringkerntrafo',
  },
  'current-transformer': {
    germanName: 'Stromwandler',
    words:
      'Stromwandler, Aufsteckstromwandler, Durchsteckstromwandler, Klappwandler, Kabelumbauwandler, Summenstromwandler, Messwandler, current transformer, split-core current transformer, window-type current transformer, CT, plug-on current transformer, Differenzstromwandler',
    kindOf: 'transformer',
  },
  fuse: {
    germanName: 'Sicherung',
    words:
      'Sicherung, Sicherungseinsatz, Schmelzsicherung, Feinsicherung, NH-Sicherung, NH-Sicherungseinsatz, D0-Sicherung, Neozed, Neozed-Sicherung, Neozedsicherung, Diazed, Diazed-Sicherung, Zylindersicherung, Glassicherung, Geräteschutzsicherung, Geräte-Sicherung, G-Sicherungseinsatz, G-Sicherung, Feinsicherungseinsatz, Halbleitersicherung, PV-Sicherung, Flachsicherung, fuse, fuse link, fuse-link, fuse cartridge, cartridge fuse, cylindrical fuse, NH fuse, NH fuse link, glass fuse, miniature fuse, midget fuse, blade fuse, semiconductor fuse, HRC fuse, Sicherungspatrone, SICH, Schraubsicherung, D02-Sicherung, D-Sicherung, class CC fuse',
  },
  'fuse-holder': {
    germanName: 'Sicherungshalter',
    words:
      'Sicherungshalter, Sicherungssockel, Sicherungsunterteil, NH-Unterteil, NH-Sicherungsunterteil, Sicherungslasttrennschalter, Sicherungs-Lasttrennschalter, NH-Lasttrennschalter, NH-Sicherungslasttrenner, Sicherungstrennschalter, NH-Trenner, NH-Sicherungslasttrennschalter, Sicherungslasttrenner, Lasttrennschalter mit Sicherungen, Neozed-Sockel, Neozed-Sicherungssockel, D02-Sicherungssockel, D0-Sockel, Reitersicherungssockel, Reitersockel, Zylindersicherungshalter, Sicherungseinschraubautomat, Linocur, Tytan, Schraubkappe, Passeinsatz, Passring, Hülsenpasseinsatz, fuse holder, fuseholder, fuse base, fuse switch disconnector, fuse-switch-disconnector, fuse disconnector, fused disconnect, fused switch disconnector, fuse switch, fuse carrier, switch disconnector with fuses, fuse socket, NH fuse base, modular fuse holder',
    kindOf: 'switch',
  },
  switch: {
    germanName: 'Schalter',
    words:
      'Wahlschalter, Nockenschalter, Drehschalter, Kippschalter, Wippschalter, Umschalter, Endschalter, Positionsschalter, Schlüsselschalter, Knebelschalter, Türkontaktschalter, Türschalter, Grenztaster, Sicherheitsschalter, Zuhaltung, Sicherheitszuhaltung, Seilzugschalter, Fußschalter, Ausschalter, Steuerschalter, Voltmeterumschalter, Amperemeterumschalter, Schlüsseltaster, Schwimmerschalter, selector switch, cam switch, rotary switch, toggle switch, rocker switch, changeover switch, limit switch, position switch, key switch, key-operated switch, door switch, door contact switch, safety switch, on-off switch, foot switch, control switch, rotary cam switch, interlock switch, pull-cord switch, Türkontakt, Positionssch',
    vague: 'Schalter, switch',
  },
  'switch-disconnector': {
    germanName: 'Lasttrennschalter',
    words:
      'Lasttrennschalter, Hauptschalter, Trennschalter, Reparaturschalter, Lasttrenner, Not-Aus-Hauptschalter, Not-Halt-Hauptschalter, Sicherheitsschalter abschließbar, Netztrenneinrichtung, Hauptsch, Wartungsschalter, main switch, switch disconnector, switch-disconnector, load break switch, isolator, isolator switch, isolating switch, load disconnector, disconnector, disconnector switch, disconnect switch, main disconnect switch, maintenance switch, emergency-stop main switch, emergency stop main switch, Ausschalter Hauptschalter, Not-Aus-Lasttrennschalter, Not-Halt-Lasttrennschalter, Netzschalter, Lasttrennsch, Einbaulasttrennschalter, load switch',
    kindOf: 'switch',
  },
  button: {
    germanName: 'Drucktaster',
    words:
      'Drucktaster, Taster, Leuchttaster, Leuchtdrucktaster, Doppeldrucktaster, Doppeltaster, Druckknopf, Pilztaster, Pilzdrucktaster, Drucktaste, Leuchtdruckknopf, Befehlsgerät, Resettaster, push button, pushbutton, push-button, illuminated pushbutton, illuminated push button, double pushbutton, mushroom pushbutton, mushroom push button, reset button, pushbutton actuator, Tastenvorsatz, Drucktastenvorsatz, Leuchttastervorsatz, Drucktastervorsatz, momentary pushbutton, PB',
    vague: 'button, Taste, Tasten',
  },
  'emergency-stop': {
    germanName: 'Not-Halt-Taster',
    words:
      'Not-Halt-Taster, Not-Aus-Taster, Not-Halt, Not-Aus, Not-Halt-Pilztaster, Not-Aus-Pilztaster, Not-Halt-Pilzdrucktaster, Not-Aus-Pilzdrucktaster, Not-Halt-Drucktaster, Not-Aus-Drucktaster, Not-Halt-Schlagtaster, Not-Aus-Schlagtaster, Notaustaster, Nothalttaster, Schlagtaster, Not-Halt-Gerät, Not-Aus-Schalter, Not-Halt-Knopf, NA-Taster, emergency stop, emergency-stop pushbutton, emergency stop push button, emergency stop mushroom pushbutton, emergency stop mushroom push button, emergency stop button, e-stop, e-stop button, e-stop pushbutton, estop, emergency stop switch, EMO button',
    kindOf: 'button',
  },
  lamp: {
    germanName: 'Leuchte',
    words:
      'Leuchtmelder, Meldeleuchte, Signalleuchte, Signallampe, Meldelampe, Kontrollleuchte, Kontrolleuchte, Kontrolllampe, Schaltschrankleuchte, Systemleuchte, Leuchte, LED-Leuchte, Leuchtmeldervorsatz, LED-Element, LED-Modul, Leuchtelement, Schrankleuchte, Maschinenleuchte, Lampe, Glühlampe, indicator light, pilot light, signal lamp, pilot lamp, indicator lamp, indicating light, lamp, LED lamp, enclosure light, panel light, cabinet light, enclosure lamp, cabinet lamp, led light, led module, led element, Blinkleuchte, Blitzleuchte, Rundumleuchte, beacon, Lichtleiste, Anzeigeleuchte, LED-Anzeige, light strip, Leuchtm, machine light, control lamp',
    vague: 'LED, light, indicator',
  },
  'signal-tower': {
    germanName: 'Signalsäule',
    words:
      'Signalsäule, Signalsäulenelement, Signalturm, Signalampel, Maschinenampel, Ampelsäule, Signalelement, signal tower, stack light, tower light, signal column, signalling column, signal beacon tower, light tower, Hupe, Signalhupe, Sirene, Summer, Mehrtonsirene, horn, sounder, buzzer, signal horn, Signalgeber, siren',
    kindOf: 'lamp',
  },
  cable: {
    germanName: 'Leitung',
    words:
      'Leitung, Kabel, Steuerleitung, Verdrahtungsleitung, Aderleitung, Einzelader, Litze, Schaltlitze, Schlauchleitung, Gummischlauchleitung, Anschlussleitung, Anschlußleitung, Verbindungsleitung, Verbindungskabel, Anschlusskabel, Sensorleitung, Sensorkabel, Sensor-/Aktor-Kabel, Sensor-Aktor-Kabel, Motorleitung, Servoleitung, Geberleitung, Datenleitung, Patchkabel, Patchleitung, Netzwerkkabel, Ethernetkabel, Busleitung, Buskabel, Netzleitung, Netzkabel, Mantelleitung, Erdkabel, Signalleitung, Kupferlitze, Flachleitung, Flachbandkabel, Erdungsband, Masseband, Ader, Schaltdraht, H05V-K, H05V2-K, H07V-K, H07V-U, H07V2-K, H07Z-K, H05Z-K, H07RN-F, H05RN-F, H05VV-F, H07VK, H05VK, NYM, NYM-J, NYM-O, NYY, NYY-J, NYCWY, NSGAFÖU, LIYY, LIYCY, LI2YCY, YSLY, YSLY-JZ, YSLCY, ÖLFLEX, OELFLEX, Ölflex Classic, UNITRONIC, JZ-500, J-Y(ST)Y, cable, control cable, connecting cable, connection cable, single core, single-core wire, hook-up wire, stranded wire, sensor cable, sensor/actuator cable, motor cable, servo cable, encoder cable, data cable, patch cable, patch cord, network cable, ethernet cable, bus cable, power cable, power cord, power supply cable, mains cable, ribbon cable, panel wire, connector cable, LTG, Lapp Kabel, sensor actuator cable, M12-Kabel, profinet-kabel, profinet cable, Steckerleitung, Litzenleitung, Steuerltg, Anschlussltg, Motorltg, Datenltg, Verbindungsltg, earthing strap, grounding strap, switchboard wire',
    vague: 'wire',
  },
  ferrule: {
    germanName: 'Aderendhülse',
    words:
      'Aderendhülse, Aderendhuelse, AEH, Adernendhülse, Kabelschuh, Ringkabelschuh, Rohrkabelschuh, Presskabelschuh, Flachsteckhülse, Stiftkabelschuh, Gabelkabelschuh, Quetschkabelschuh, Twin-Aderendhülse, Zwillingsaderendhülse, Stoßverbinder, ferrule, wire end ferrule, end sleeve, wire-end sleeve, end-sleeve, cable lug, ring lug, ring terminal, ring cable lug, crimp terminal, fork terminal, tubular cable lug, butt connector, twin ferrule, Aderendh',
  },
  duct: {
    germanName: 'Verdrahtungskanal',
    words:
      'Verdrahtungskanal, Kabelkanal, Leitungskanal, Installationskanal, Verdrahtungskan, Verdr.-Kanal, Leitungsführungskanal, Brüstungskanal, Kabelrinne, Gitterrinne, Kabelschlauch, Wellrohr, Kabelschutzrohr, Schutzschlauch, cable duct, wiring duct, wire duct, wire trunking, cable trunking, trunking, wiring trunking, slotted duct, slotted wiring duct, cable channel, wireway, panel trunking, conduit, cable tray, slotted trunking',
    vague: 'Kanal',
  },
  enclosure: {
    germanName: 'Schaltschrank',
    words:
      'Schaltschrank, Anreihschrank, Kompaktschaltschrank, Kompaktschrank, Wandschrank, Standschrank, Wandgehäuse, Schaltkasten, Klemmenkasten, Klemmkasten, Gehäuse, Leergehäuse, Leerschrank, Verteilerschrank, Verteilerkasten, Kleinverteiler, Verteiler, Unterverteiler, Feldverteiler, Installationsverteiler, Zählerschrank, Netzwerkschrank, Serverschrank, Schrank, Schaltgehäuse, Kunststoffgehäuse, Polyestergehäuse, Bediengehäuse, Pultgehäuse, Kabelabzweigkasten, Abzweigkasten, Abzweigdose, Automatenkasten, Tastergehäuse, E-Box, enclosure, cabinet, control cabinet, switch cabinet, wall enclosure, wall-mounted enclosure, wall mounting enclosure, compact enclosure, baying enclosure, free-standing enclosure, floor-standing enclosure, junction box, terminal box, distribution board, distribution box, empty enclosure, housing, electrical enclosure, push button enclosure, pushbutton enclosure, button box, small enclosure, network cabinet, switchgear cabinet, panel enclosure',
    vague: 'box, Kasten',
  },
  plc: {
    germanName: 'Steuerung (SPS)',
    words:
      'SPS, Zentralbaugruppe, Kompaktsteuerung, Kompakt-CPU, Kleinsteuerung, Logikmodul, CPU, PLC, Logikrelais, Steuerrelais, programmable logic controller, central processing unit, logic module, programmable relay, compact controller, PLC CPU, SPS-CPU, Industrie-PC, IPC, industrial PC, speicherprogrammierbare Steuerung, Kommunikationsmodul, Kommunikationsprozessor, communication module, communication processor, Gateway, Memory Card, Speicherkarte',
    vague: 'SIMATIC, LOGO, S7-1200, S7-1500, S7-300, Steuerung, Controller',
  },
  'io-module': {
    germanName: 'Ein-/Ausgabemodul',
    words:
      'Digitaleingabe, Digitaleingabemodul, Digitaleingang, Digitaleingangsmodul, Digitaleingangsklemme, Digitalausgabe, Digitalausgabemodul, Digitalausgang, Digitalausgangsmodul, Digitalausgangsklemme, Analogeingabe, Analogeingabemodul, Analogeingang, Analogeingangsmodul, Analogeingangsklemme, Analogausgabe, Analogausgabemodul, Analogausgang, Analogausgangsmodul, Analogausgangsklemme, Eingangsmodul, Ausgangsmodul, Eingabemodul, Ausgabemodul, Eingangskarte, Ausgangskarte, Digitalmodul, Analogmodul, Busklemme, Busendklemme, Bus-Endklemme, EtherCAT-Klemme, EtherCAT-Busklemme, EtherCAT-Koppler, digitale Eingangsklemme, digitale Ausgangsklemme, Digital-Eingang, Digital-Eingangsklemme, Digital-Ausgang, Digital-Ausgangsklemme, analoge Eingangsklemme, analoge Ausgangsklemme, Analog-Eingang, Analog-Eingangsklemme, Analog-Ausgang, Analog-Ausgangsklemme, Relais-Ausgangsklemme, Buskoppler, Feldbuskoppler, Interfacemodul, Anschaltung, E/A-Modul, EA-Modul, IO-Modul, I/O-Modul, I/O module, IO module, digital input, digital input module, digital output, digital output module, analog input, analog input module, analogue input, analogue input module, analog output, analog output module, analogue output, analogue output module, input module, output module, bus coupler, fieldbus coupler, interface module, remote I/O, remote IO, IO-Link-Master, IO-Link master, Peripheriemodul, Erweiterungsmodul, expansion module, signal module, Signalmodul, bus terminal, EtherCAT Terminal, DI-Modul, DO-Modul, AI-Modul, AO-Modul, DI module, DO module, Technologiemodul, Zählermodul, counter module, digital input terminal, digital output terminal, analog input terminal, analog output terminal, digital I/O module, I/O-Box, IO-Box, IO-Link-Hub, digital in/out, Relaisausgabemodul',
    vague: 'ET 200SP',
    kindOf: 'plc',
  },
  drive: {
    germanName: 'Frequenzumrichter',
    words:
      'Frequenzumrichter, FU, Umrichter, Antriebsregler, Servoregler, Servoverstärker, Servoumrichter, Drehzahlregler, Drehzahlsteller, Wechselrichter, frequency converter, frequency inverter, inverter, variable frequency drive, variable speed drive, VFD, VSD, AC drive, servo drive, servo amplifier, servo controller, speed controller, Motorregler, Positioniersteuerung, motor controller, FREQUENZUMR, Achsmodul, axis module, Leistungsmodul SINAMICS, Power Module SINAMICS, SINAMICS, Schrittmotorsteuerung, stepper drive, Bremswiderstand, braking resistor',
    vague: 'drive',
  },
  motor: {
    germanName: 'Motor',
    words:
      'Motor, Elektromotor, Drehstrommotor, Asynchronmotor, Servomotor, Getriebemotor, Schrittmotor, electric motor, servo motor, servomotor, stepper motor, geared motor, gear motor, asynchronous motor, three-phase motor, induction motor',
  },
  sensor: {
    germanName: 'Sensor',
    words:
      'Sensor, Näherungsschalter, Induktivsensor, Lichtschranke, Lichttaster, Lichtgitter, Lichtvorhang, Reflexlichtschranke, Einweglichtschranke, Drucksensor, Druckschalter, Temperatursensor, Temperaturfühler, Füllstandssensor, Füllstandsensor, Initiator, Drehgeber, Inkrementalgeber, Absolutwertgeber, Wegaufnehmer, Durchflusssensor, Ultraschallsensor, Magnetsensor, Zylinderschalter, Zylindersensor, Reedschalter, Widerstandsthermometer, Thermoelement, Fühler, Druckmessumformer, Drucktransmitter, Sicherheitssensor, Laserscanner, proximity switch, proximity sensor, inductive sensor, capacitive sensor, photoelectric sensor, light barrier, light curtain, Reflexschranke, Spiegelreflexschranke, Einwegschranke, prox switch, prox sensor, reflex sensor, Näherungsinitiator, retro-reflective sensor, diffuse sensor, pressure sensor, pressure switch, temperature sensor, level sensor, flow sensor, encoder, rotary encoder, ultrasonic sensor, magnetic sensor, reed switch, thermocouple, resistance thermometer, pressure transmitter, safety sensor, Ini, inductive proximity switch, NTC, PT100, PT1000, flow switch, level switch, Füllstandsschalter, Strömungswächter, induktiver Näherungsschalter, Abstandssensor, distance sensor, Farbsensor, Bewegungsmelder, Rauchmelder, Vibrationssensor',
  },
  'signal-converter': {
    germanName: 'Signalwandler',
    words:
      'Trennverstärker, Signalwandler, Messumformer, Trennwandler, Signaltrenner, Trennschaltverstärker, Messverstärker, Temperaturmessumformer, Speisetrenner, Signalkonditionierer, Schnittstellenwandler, Schnittstellenumsetzer, Medienkonverter, signal conditioner, isolation amplifier, isolating amplifier, signal converter, signal isolator, temperature transducer, transducer, repeater power supply, media converter, interface converter, measuring transducer, temperature transmitter, Grenzwertschalter, threshold switch, Normsignalwandler',
  },
  plug: {
    germanName: 'Steckverbinder',
    words:
      'Steckverbinder, Stecker, Buchse, Einbaustecker, Einbaubuchse, Rundsteckverbinder, Rundstecker, Leitungsdose, Kabelstecker, Kabeldose, Anbaugehäuse, Tüllengehäuse, Stifteinsatz, Buchseneinsatz, Ventilstecker, CEE-Stecker, Schukostecker, Schuko-Stecker, Industriesteckverbinder, Kupplung, Kupplungsdose, Steckergehäuse, Steckereinsatz, D-Sub-Stecker, SUB-D, Busstecker, Busanschlussstecker, M12-Stecker, M12-Buchse, RJ45-Stecker, Gerätestecker, Kontakteinsatz, Crimpkontakt, Leiterplattensteckverbinder, Einspeisestecker, Keystone, Keystone-Modul, Durchführung RJ45, connector, plug, plug connector, circular connector, M12 connector, female connector, male connector, cable connector, panel connector, CEE plug, plug insert, male insert, female insert, valve connector, D-sub connector, bus connector, RJ45 connector, heavy duty connector, hood, bulkhead housing, coupling, T-Verteiler, Y-Verteiler, T-Stück, T-splitter, Y-splitter, Sensorverteiler, Sensor-/Aktor-Box, PCB connector, contact insert, crimp contact, panel feed-through, Abschlusswiderstand, terminating resistor',
  },
  socket: {
    germanName: 'Steckdose',
    words:
      'Steckdose, Schutzkontaktsteckdose, Schukosteckdose, Schuko-Steckdose, Schuko, Hutschienensteckdose, CEE-Steckdose, Einbausteckdose, Wandsteckdose, Schaltschranksteckdose, Servicesteckdose, SSD, Steckdosenleiste, Steckdosenkombination, socket outlet, power outlet, receptacle, service socket, schuko socket, CEE socket, socket strip, outlet, DIN rail socket, mains socket, STECKD, power socket, wall socket, modular socket outlet, earthing contact socket, grounded socket',
    vague: 'socket',
  },
  'surge-protection': {
    germanName: 'Überspannungsschutz',
    words:
      'Überspannungsschutz, Überspannungsableiter, Überspannungsschutzgerät, Überspannungsschutzmodul, Blitzstromableiter, Kombiableiter, Blitzschutz, Überspannungsbegrenzer, Löschglied, Entstörglied, Varistor, RC-Glied, Entstörmodul, Freilaufdiode, Funkenlöschglied, Schutzbeschaltung, surge protection, surge protection device, surge arrester, surge protective device, SPD, lightning arrester, lightning current arrester, combined arrester, surge suppressor, RC suppressor, suppressor, diode suppressor, overvoltage protection, ÜSS, USS, UEBERSPG, RC element, surge limiter, Ableiter',
  },
  rail: {
    germanName: 'Tragschiene',
    words: 'Trageschiene, Hutprofilschiene',
    vague:
      'Tragschiene, Hutschiene, Hut-Schiene, Normschiene, Profilschiene, Montageschiene, C-Schiene, G-Schiene, DIN-Schiene, Hutprofilschiene, Trageschiene, DIN rail, DIN-rail, mounting rail, top hat rail, support rail, top-hat rail, carrier rail, TS35, TS 35, NS 35, NS35, perforated rail, Ankerschiene',
  },
  busbar: {
    germanName: 'Sammelschiene',
    words:
      'Sammelschiene, Kupferschiene, Stromschiene, Phasenschiene, Verschienung, Drehstromschiene, Gabelschiene, Stiftschiene, Erdungsschiene, PE-Schiene, N-Schiene, Neutralleiterschiene, Potentialausgleichsschiene, Potentialschiene, Sammelschienenhalter, Sammelschienenträger, Sammelschienenadapter, Sammelschienensystem, Schirmschiene, Erdschiene, busbar, bus bar, copper busbar, busbar adapter, busbar support, comb busbar, comb bar, phase busbar, neutral bar, earth bar, earthing bar, ground bar, three-phase busbar, pin busbar, fork busbar, PE bar, 3-Phasen-Schiene, busbar holder',
  },
  gland: {
    germanName: 'Kabelverschraubung',
    words:
      'Kabelverschraubung, Verschraubung, EMV-Verschraubung, EMV-Kabelverschraubung, KVS, Kabeldurchführung, Leitungseinführung, Kabeleinführung, Kabeldurchführungsleiste, Kabeleinführungsplatte, Kabeleinführungsleiste, Flanschplatte, Membraneinführung, Durchführungstülle, Gegenmutter, Blindverschraubung, Verschlussschraube, Verschlußschraube, Stufennippel, Doppelnippel, Reduzierung, cable gland, EMC cable gland, cable entry, cable entry plate, gland, grommet, locknut, lock nut, counter nut, gland plate, blanking plug, cable screw gland, cable entry system, Kabelverschr, KAB.VERSCHR, Kabelverschraub, strain relief, Zugentlastung, dome nut',
  },
  fan: {
    germanName: 'Lüfter',
    words:
      'Lüfter, Filterlüfter, Ventilator, Schaltschranklüfter, Dachlüfter, Axiallüfter, Axialventilator, Austrittsfilter, Filtermatte, Filterlüfterset, Gehäuselüfter, Lüftungsgitter, fan, filter fan, fan-and-filter unit, fan and filter unit, roof fan, axial fan, exhaust filter, outlet filter, filter mat, blower, enclosure fan, cooling fan, exit filter, cabinet fan',
  },
  heater: {
    germanName: 'Schaltschrankheizung',
    words:
      'Heizung, Schaltschrankheizung, Heizgerät, Schaltschrankheizgerät, Heizgebläse, Schaltschrank-Heizung, Heizlüfter, Heizelement, Gebläseheizung, heater, enclosure heater, cabinet heater, panel heater, fan heater, space heater, anti-condensation heater, Heizwiderstand, PTC-Heizung',
  },
  'cooling-unit': {
    germanName: 'Kühlgerät',
    words:
      'Kühlgerät, Schaltschrankkühlgerät, Klimagerät, Wandanbaukühlgerät, Dachaufbaukühlgerät, Schaltschrankklimagerät, Wärmetauscher, Luft-Wasser-Wärmetauscher, cooling unit, air conditioner, heat exchanger, enclosure cooling unit, cooling device, chiller, air conditioning unit, air/water heat exchanger',
  },
  thermostat: {
    germanName: 'Thermostat',
    words:
      'Thermostat, Temperaturregler, Innentemperaturregler, Schaltschrankthermostat, Hygrostat, Hygrotherm, Temperaturwächter, temperature controller, hygrostat, temperature regulator, enclosure thermostat, internal thermostat, humidistat, temperature monitor',
  },
  'network-switch': {
    germanName: 'Netzwerk-Switch',
    words:
      'Ethernet-Switch, Industrial Ethernet Switch, Industrie-Switch, Netzwerk-Switch, Netzwerkswitch, Industrieswitch, Ethernetswitch, unmanaged Switch, managed Switch, ethernet switch, network switch, industrial switch, Router, Firewall, Security Router, Access Point, SCALANCE, Patchfeld, patch panel, Mobilfunkrouter, VPN-Router, POE-Switch, PoE switch, Gigabit-Switch, gigabit switch, Switch unmanaged, Switch managed, Profinet-Switch, profinet switch, Switch Port, Switch RJ45',
  },
  panel: {
    germanName: 'Bediengerät (HMI)',
    words:
      'Bedienpanel, Touchpanel, Touch-Panel, Bediengerät, Bedienterminal, Operator Panel, Comfort Panel, Basic Panel, Panel-PC, HMI, HMI-Panel, Touchscreen, Textdisplay, Unified Comfort Panel, Panel PC, touch panel, operator terminal, operator interface, HMI panel, text display, touch display, Anzeigegerät, Monitor, Industriemonitor, Key Panel, Key Terminal, Touch und Tasten, Touch/Tasten, touch and keys, touch screen',
    vague: 'display, panel, Anzeige',
  },
  meter: {
    germanName: 'Messgerät',
    words:
      'Energiezähler, Stromzähler, Betriebsstundenzähler, Messgerät, Energiemessgerät, Universalmessgerät, Netzanalysegerät, Multimeter, Amperemeter, Voltmeter, Strommesser, Spannungsmesser, Zähler, Wirkleistungszähler, Drehstromzähler, Wechselstromzähler, Leistungsmessgerät, Energieanalysator, Impulszähler, Einbaumessgerät, energy meter, power meter, electricity meter, hour meter, operating hours counter, hours run meter, multifunction meter, power analyser, power analyzer, energy analyser, energy analyzer, ammeter, voltmeter, panel meter, kWh meter, measuring device, counter',
  },
  filter: {
    germanName: 'Netzfilter, Drossel',
    words:
      'Netzfilter, EMV-Filter, Funkentstörfilter, Netzdrossel, Drossel, Ausgangsdrossel, Motordrossel, Sinusfilter, Entstörfilter, dU/dt-Filter, Ferritkern, Kondensator, mains filter, line filter, EMC filter, EMI filter, RFI filter, line reactor, line choke, mains choke, output choke, output reactor, motor choke, choke, reactor, sine-wave filter, sine wave filter, ferrite core, capacitor',
  },
  valve: {
    germanName: 'Ventil',
    words:
      'Ventil, Magnetventil, Ventilinsel, Wegeventil, Proportionalventil, Zylinder, Druckregler, Wartungseinheit, Pneumatikventil, valve, solenoid valve, valve terminal, valve manifold, directional control valve, proportional valve, pneumatic cylinder, pressure regulator',
  },
}

/** A family as a person is told it. */
export function familyName(family: PartFamily): string {
  return families[family].germanName
}

/** Families that lists call by each other's names, so that one for the other is no contradiction. */
const confused: readonly (readonly [PartFamily, PartFamily])[] = [
  ['electronic-fuse', 'circuit-breaker'],
  ['motor-starter', 'motor-protection'],
  ['motor-starter', 'contactor'],
  ['contactor', 'relay'],
  ['overload-relay', 'motor-protection'],
  ['signal-converter', 'relay'],
  ['fuse', 'fuse-holder'],
  ['fuse', 'circuit-breaker'],
  ['fuse-holder', 'terminal'],
  ['terminal', 'busbar'],
  ['terminal', 'plug'],
  ['terminal-accessory', 'marking'],
  ['terminal-accessory', 'enclosure'],
  ['gland', 'terminal-accessory'],
  ['plug', 'cable'],
  ['plug', 'socket'],
  ['relay-socket', 'socket'],
  ['sensor', 'cable'],
  ['sensor', 'switch'],
  ['sensor', 'thermostat'],
  ['button', 'switch'],
  ['button', 'lamp'],
  ['auxiliary-contact', 'button'],
  ['power-supply', 'transformer'],
  ['panel', 'plc'],
  ['drive', 'soft-starter'],
  ['drive', 'motor'],
  ['filter', 'fan'],
  ['switch', 'network-switch'],
  ['current-transformer', 'meter'],
]

/** True where one is a kind of the other, false where they are two things, undefined where lists confuse them. */
export function familiesAgree(one: PartFamily, other: PartFamily): boolean | undefined {
  if (isKindOf(one, other) || isKindOf(other, one)) return true
  const isConfused = confused.some(
    ([first, second]) =>
      (isKindOf(one, first) && isKindOf(other, second)) || (isKindOf(one, second) && isKindOf(other, first)),
  )
  return isConfused ? undefined : false
}

/** Whether a family is the other or a kind of it. */
export function isKindOf(one: PartFamily, other: PartFamily): boolean {
  for (let family: PartFamily | undefined = one; family; family = families[family].kindOf)
    if (family === other) return true
  return false
}

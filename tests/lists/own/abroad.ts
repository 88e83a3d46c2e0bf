import { listFromText } from './list-from-text.ts'

/** Lists of other countries, with the words of their trade. */
export const abroad = [
  listFromText({
    name: 'abroad-nomenclature.xlsx',
    about: 'French: „Nombre“ counts, „Désignation“ names, the supplier and his number stand in one cell',
    rules: [16],
    columns:
      'Repère→bmk|Désignation→description|Nombre→quantity|Fabricant→manufacturerName|Réf. fabricant→manufacturerNumber|Fournisseur et réf.→wholesalerOrderNumber|Prix unitaire HT→purchasePrice|Total HT→-|Remarques→remark',
    rows: `KM1|Contacteur 9 A 24 V DC|2|Schneider Electric|LC1D09BD|LC1D09BD-F|41.20|82.40|
KM2|Contacteur 18 A 24 V DC|1|Schneider Electric|LC1D18BD|LC1D18BD-F|62.00|62.00|à confirmer
Q1|Disjoncteur moteur 4-6,3 A|3|Schneider Electric|GV2ME10|GV2ME10-F|55.10|165.30|
Q2|Disjoncteur 2P C10|4|Legrand|407782|LG-407782|21.00|84.00|
X1|Borne de passage 2,5 mm²|40|Phoenix Contact|3044076|PX-3044076|0.85|34.00|
H1|Voyant vert 24 V|1|Schneider Electric|XB4BVB3|XB4BVB3-F|18.50|18.50|façade`,
  }),
  listFromText({
    name: 'abroad-lista-materiales.xlsx',
    about: 'Spanish: „Nombre“ is a name here',
    rules: [16],
    columns:
      'Ítem→-|Nombre→description|Cantidad→quantity|Marca→manufacturerName|Número de parte→manufacturerNumber|Precio unitario→purchasePrice|Importe→-|Enlace→manufacturerLink|Observaciones→remark',
    rows: `1|Relé de interfaz 24 V|6|Finder|38.51.7.024.0050|9.30|55.80|https://tienda.example/r1|
2|Fuente de alimentación 10 A|1|Mean Well|NDR-240-24|48.00|48.00|https://tienda.example/f1|carril DIN
3|Interruptor automático C16|3|Schneider Electric|A9F74216|22.10|66.30|https://tienda.example/i1|
4|Borna de paso gris|50|Weidmüller|1020000000|0.70|35.00|https://tienda.example/b1|
5|Variador de frecuencia 1,5 kW|1|ABB|ACS355-03E-04A1-4|310.00|310.00|https://tienda.example/v1|con filtro
6|Pulsador de emergencia|2|Schneider Electric|XB4BS8442|31.00|62.00|https://tienda.example/p1|`,
  }),
  listFromText({
    name: 'abroad-distinta-materiali.csv',
    about: 'Italian: sigla, costruttore, codice',
    rules: [16],
    columns:
      'Pos.→-|Sigla→bmk|Descrizione→description|Costruttore→manufacturerName|Codice articolo→orderNumber|Q.tà→quantity|U.M.→quantityUnitName|Note→remark',
    rows: `1|QS1|Sezionatore generale 40 A|Lovato|GA040A|1|pz|
2|KM1|Contattore tripolare 9 A|Lovato|BF0910A024|2|pz|
3|QM1|Salvamotore 4-6,5 A|Lovato|SM1R0650|2|pz|tarare a 5 A
4|K1|Relè di interfaccia|Finder|38.51.7.024.0050|8|pz|
5|X1|Morsetto passante 2,5 mm²|Cabur|HTE100|60|pz|
6|W1|Cavo unipolare blu|Baldassari|N07VK-1-BL|100|mt|`,
  }),
  listFromText({
    name: 'abroad-lista-compras.xlsx',
    about: 'Portuguese of Brazil, prices in reais as text, the sheet begins with a title',
    rules: [9, 16],
    above: 'Lista de materiais - Painel de comando\n',
    columns:
      'Qtd.→quantity|Descrição→description|Fabricante→manufacturerName|Referência→orderNumber/manufacturerNumber|Preço→purchasePrice|Valor total→-|Link→manufacturerLink',
    rows: `2|Contator tripolar 9 A 24 Vcc|WEG|CWM9-10-30C03|R$ 89,90|R$ 179,80|https://loja.example/1
1|Disjuntor motor 4-6,3 A|WEG|MPW18-3-D063|R$ 199,00|R$ 199,00|https://loja.example/2
10|Borne de passagem 2,5 mm|Phoenix Contact|3044076|R$ 4,10|R$ 41,00|https://loja.example/3
3|Relé acoplador 24 V|Finder|38.51.7.024.0050|R$ 45,00|R$ 135,00|https://loja.example/4
1|Fonte chaveada 5 A|Mean Well|NDR-120-24|R$ 260,00|R$ 260,00|https://loja.example/5
4|Sinaleiro LED verde|Metaltex|P20ANR-G|R$ 18,00|R$ 72,00|https://loja.example/6`,
  }),
  listFromText({
    name: 'abroad-wykaz-materialow.xlsx',
    about: 'Polish: Lp., Oznaczenie, Ilość, J.m.',
    rules: [12, 16],
    columns:
      'Lp.→-|Oznaczenie→bmk|Nazwa→description|Typ→manufacturerNumber|Producent→manufacturerName|Ilość→quantity|J.m.→quantityUnitName|Uwagi→remark',
    rows: `1|Q1|Rozłącznik izolacyjny|FR 304 40A|Legrand|1|szt|
2|F1|Wyłącznik nadprądowy|S203-C16|ABB|3|szt|
3|KM1|Stycznik mocy|LC1D09BD|Schneider|2|szt|cewka 24 V DC
4|K1|Przekaźnik interfejsowy|RM84-2012-35-1024|Relpol|12|szt|
5|X1|Złączka szynowa|UT 2,5|Phoenix Contact|80|szt|
6|W1|Przewód sterowniczy|OLFLEX 110 7G1|Lapp|25|m|`,
  }),
  listFromText({
    name: 'abroad-materiaallijst.csv',
    about: 'Dutch: Aantal, Omschrijving, Fabrikant, Bestelnummer',
    rules: [16],
    columns:
      'Codering→bmk|Aantal→quantity|Omschrijving→description|Fabrikant→manufacturerName|Bestelnummer→orderNumber|Leverancier→-|Stuksprijs→purchasePrice|Totaalprijs→-|Opmerking→remark',
    rows: `-Q1|1|Hoofdschakelaar 25 A|Eaton|P1-25/EA/SVB|Nordkabel|44,10|44,10|
-F1|4|Installatieautomaat C6|Eaton|FAZ-C6/1|Nordkabel|12,30|49,20|
-K1|2|Relais met voet|Finder|48.52.7.024.0050|Nordkabel|14,00|28,00|
-X1|30|Rijgklem 2,5 mm²|Wago|2002-1201|Nordkabel|0,95|28,50|grijs
-A1|1|Voeding 24 V 5 A|Phoenix Contact|2903148|Nordkabel|88,00|88,00|
-H1|2|Signaallamp groen|Eaton|M22-L-G|Nordkabel|9,00|18,00|`,
  }),
  listFromText({
    name: 'abroad-kusovnik.xlsx',
    about: 'Czech: Počet ks, Název, Objednací číslo',
    rules: [16],
    columns:
      'Poř. č.→-|Označení→bmk|Název→description|Výrobce→manufacturerName|Objednací číslo→orderNumber|Počet ks→quantity|Cena/ks→purchasePrice|Cena celkem→-|Poznámka→remark',
    rows: `1|FA1|Jistič 3P C16|OEZ|OEZ:41674|2|18.5|37|
2|KM1|Stykač 9 A|OEZ|OEZ:42530|3|22|66|cívka 24 V
3|KA1|Relé s paticí|Finder|46.52.9.024.0040|6|11|66|
4|XT1|Svorka řadová|Wago|2002-1201|50|0.9|45|
5|GU1|Zdroj 24 V|Siemens|6EP1333-2BA20|1|95|95|
6|HL1|Signálka zelená|Schneider Electric|XB4BVB3|2|15|30|`,
  }),
  listFromText({
    name: 'abroad-malzeme-listesi.xlsx',
    about: 'Turkish: Malzeme adı, Adet, Üretici kodu',
    rules: [16],
    above: 'Pano Malzeme Listesi',
    columns:
      'Sıra No→-|Malzeme adı→description|Marka→manufacturerName|Sipariş kodu→orderNumber|Adet→quantity|Birim→quantityUnitName|Birim fiyat→purchasePrice|Toplam fiyat→-|Açıklamalar→remark',
    rows: `1|Termik manyetik şalter 3x16A|Schneider|A9F74316|2|adet|30|60|
2|Kontaktör 9A 24VDC|Schneider|LC1D09BD|4|adet|35|140|
3|Röle soketli|Finder|46.52.9.024.0040|10|adet|11|110|
4|Klemens 2,5 mm|Klemsan|304120|100|adet|0.5|50|gri
5|Güç kaynağı 24V|Mean Well|NDR-120-24|1|adet|45|45|
6|Sinyal lambası yeşil|EMAS|B0Y0YX|3|adet|4|12|`,
  }),
]

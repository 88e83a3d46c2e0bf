import type { HeaderWordRow } from './header-words.ts'

/** Headers in Portuguese: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const portugueseHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Código do produto|Código do artigo|Cód. produto|Cód. artigo|Número do pedido|Código de encomenda|Referência do produto|Código do material|Cód. item|N° do artigo|Código produto|Código material|Cód. material|Código de compra|Nº do artigo|Ref. artigo|Referência artigo|Artigo nº',
    vague: 'Referência|Código|Cód.',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Referência do fabricante|Ref. fabricante|Código do fabricante|Número da peça|Número de peça|Part number do fabricante|Cód. fabricante|Referência fabricante|Ref. fab.|Ref. fabr.|Cód. fab.|Nº de catálogo|Modelo/Ref.|Código catálogo|Referência de fábrica',
    vague: 'Tipo|Modelo',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Fabricante|Marca|Nome do fabricante|Marca/Fabricante|Fab.',
  },
  {
    meaning: 'description',
    clear:
      'Descrição|Denominação|Designação|Descrição do produto|Descrição do material|Especificação do material|Discriminação|Insumo|Insumos|Descrição do item|Descrição artigo|Descrição técnica|Descrição 1|Descrição 2|Texto breve|Desig.|Desc.',
    vague:
      'Nome|Componente|Material|Produto|Artigo|Peça|Dispositivo|Materiais|Objeto|Equipamento|Equipamentos|Item|Aparelho',
  },
  {
    meaning: 'attribute',
    clear:
      'Características|Especificações|Especificação|Valor|Tamanho|Dimensões|Medidas|Cor|Tensão|Potência|Medida',
  },
  {
    meaning: 'quantity',
    clear:
      'Quantidade|Qtd.|Qtde.|Qtd|Qtde|Quant.|Quantidade total|Qtd. total|Quantidade necessária|Qtd. necessária|Qtde. necessária|Nº de peças|Qtde. total|Qt.|Quant|Qtd pedida|Qtd. pedida|Qtd. por quadro|Qtd unit.|Qtd. a comprar',
    vague: 'Peças|Unidades',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Unidade|Unidade de medida|Unid.|Und.|UN|Un.|U.M.|UM|Unid. med.|Unid',
  },
  {
    meaning: 'installationLocation',
    clear: 'Localização|Armário|Local de instalação|Quadro|Local|Painel|Quadro elétrico|Local de montagem',
    vague: 'Onde|Montado em',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Instalação',
  },
  {
    meaning: 'bmk',
    clear:
      'Identificação|Designador|Designadores|Etiqueta|Tag do equipamento|Ref. esquema|Referência esquema|Tag|Identificação no esquema|Marcação',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Ref. armazém|Código armazém|Referência do fornecedor|Código do fornecedor|Cód. fornecedor|Referência fornecedor|Código fornecedor|Ref. fornecedor|Ref. forn.|Cód. forn.|Código distribuidor',
  },
  {
    meaning: 'listPrice',
    clear: 'Preço de tabela|Preço de lista|Preço de catálogo|PVP|Preço bruto|Preço tabela|P. tabela',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Preço unitário|Preço por unidade|Preço unit.|Valor unitário|Valor unit.|Custo unitário|Preço líquido|Vlr. unitário|Preço de compra|Vlr. unit.|Valor un.|P. unit.|P. unitário|Preço un.|Preço líq.|P. líquido',
    vague: 'Preço|Custo|Valor (R$)',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Ligação|Página|Endereço|Link de compra|Site',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Código interno|Cód. interno|Ref. interna|Referência interna|Código SAP|Código cliente|Ref. cliente',
  },
  {
    meaning: 'isSuppliedPart',
    clear: 'Fornecido por|Forn. cliente|Fornecimento cliente|Fornecimento do cliente|Por conta do cliente',
    vague: 'Fornecimento',
  },
  {
    meaning: 'remark',
    clear: 'Observações|Observação|Obs.|Comentário|Comentários|Notas|Nota|Obs|Notas internas',
  },
  {
    meaning: 'supplier',
    clear: 'Fornecedor|Distribuidor|Loja|Vendedor|Onde comprar',
  },
  {
    meaning: 'none',
    clear:
      'Preço total|Valor total|Custo total|Total geral|Subtotal|Posição|Peso|Moeda|Prazo de entrega|Estado|Foto|Imagem|Encapsulamento|Ordem',
  },
]

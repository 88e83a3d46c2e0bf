import type { HeaderWordRow } from './header-words.ts'

/** Headers in Portuguese: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const portugueseHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Código do produto|Código do artigo|Cód. produto|Cód. artigo|Número do pedido|Código de encomenda|Referência do produto|Código do material|Cód. item|N° do artigo|Código produto|Código material',
    vague: 'Referência|Código|Cód.',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Referência do fabricante|Ref. fabricante|Código do fabricante|Número da peça|Número de peça|Part number do fabricante|Cód. fabricante|Referência fabricante',
    vague: 'Tipo|Modelo',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Fabricante|Marca|Nome do fabricante',
  },
  {
    meaning: 'description',
    clear:
      'Descrição|Denominação|Designação|Descrição do produto|Descrição do material|Especificação do material|Discriminação|Insumo|Insumos',
    vague: 'Nome|Componente|Material|Produto|Artigo|Peça|Dispositivo|Materiais|Objeto',
  },
  {
    meaning: 'attribute',
    clear:
      'Características|Especificações|Especificação|Valor|Tamanho|Dimensões|Medidas|Cor|Tensão|Potência|Medida',
  },
  {
    meaning: 'quantity',
    clear:
      'Quantidade|Qtd.|Qtde.|Qtd|Qtde|Quant.|Quantidade total|Qtd. total|Quantidade necessária|Qtd. necessária|Qtde. necessária|Nº de peças|Qtde. total',
    vague: 'Peças|Unidades',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Unidade|Unidade de medida|Unid.|Und.',
  },
  {
    meaning: 'installationLocation',
    clear: 'Localização|Armário|Local de instalação',
  },
  {
    meaning: 'functionalAssignment',
    clear: 'Instalação',
  },
  {
    meaning: 'bmk',
    clear: 'Identificação|Designador|Designadores|Etiqueta|Tag do equipamento',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Referência do fornecedor|Código do fornecedor|Cód. fornecedor|Referência fornecedor|Código fornecedor',
  },
  {
    meaning: 'listPrice',
    clear: 'Preço de tabela|Preço de lista|Preço de catálogo',
  },
  {
    meaning: 'purchasePrice',
    clear:
      'Preço unitário|Preço por unidade|Preço unit.|Valor unitário|Valor unit.|Custo unitário|Preço líquido|Vlr. unitário|Preço de compra|Vlr. unit.|Valor un.',
    vague: 'Preço|Custo|Valor (R$)',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Ligação|Página|Endereço|Link de compra|Site',
  },
  {
    meaning: 'remark',
    clear: 'Observações|Observação|Obs.|Comentário|Comentários|Notas|Nota',
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

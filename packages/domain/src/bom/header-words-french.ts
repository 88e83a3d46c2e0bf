import type { HeaderWordRow } from './header-words.ts'

/** Headers in French: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const frenchHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      "Référence commande|Référence article|Code article|N° article|N° d'article|Code commande|N° de commande|Numéro de commande|Référence produit|Réf. produit|Réf. article|Code produit|Réf. commande|Numéro de produit|Références",
    vague: 'Référence|Réf.|Code',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Référence fabricant|Réf. fabricant|Référence constructeur|Réf. constructeur|Référence du fabricant|Réf. fab.|Code fabricant|Numéro de pièce|N° de pièce|Référence fabriquant',
    vague: 'Modèle|Type',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Fabricant|Fabriquant|Constructeur|Marque|Nom du fabricant',
  },
  {
    meaning: 'description',
    clear:
      'Libellé|Dénomination|Désignation|Description|Désignation article|Intitulé|Nom du composant|Nom de la pièce|Désignation du produit|Descriptif|Fourniture|Fournitures|Articles|Produits|Matériels',
    vague:
      'Nom|Article|Composant|Pièce|Élément|Produit|Matériel|Objet|Nature|Composants|Pièces|Éléments|Détail|Détails',
  },
  {
    meaning: 'attribute',
    clear:
      'Caractéristiques|Spécifications|Valeur|Taille|Dimensions|Matière|Matériau|Couleur|Tension|Puissance',
  },
  {
    meaning: 'quantity',
    clear:
      'Quantité|Qté|Nombre|Qte totale|Quantité totale|Nombre de pièces|Nb de pièces|Quantité commandée|Quantité nécessaire|Nombre total|Qt|Besoin|Besoins|Quantité à commander',
    vague: 'Nb|Nbre|Nbr',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Unité|Unité de mesure|Unité de quantité',
  },
  {
    meaning: 'installationLocation',
    clear: 'Localisation|Emplacement|Armoire|Coffret|Lieu de montage',
  },
  {
    meaning: 'bmk',
    clear: 'Repère|Repérage|Repère appareil|Désignateur|Repère composant|Rep.|Référence schéma|Repère schéma',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Référence fournisseur|Réf. fournisseur|Référence du fournisseur|Code fournisseur|Référence distributeur|Réf. site|Réf. web|N° fournisseur|Fournisseur et réf.|Fournisseur et référence|Fournisseur / Réf.',
  },
  {
    meaning: 'listPrice',
    clear: 'Prix public|Prix tarif|Prix catalogue|Tarif public|Prix de liste',
  },
  {
    meaning: 'purchasePrice',
    clear:
      "Prix unitaire|Prix unitaire HT|Prix unitaire TTC|PU HT|PU TTC|PU|P.U.|Prix net|Prix pièce|Prix à l'unité|Coût unitaire|Prix U|Prix d'achat",
    vague: 'Prix|Prix HT|Prix TTC|Coût',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Lien|Lien produit|Lien internet|Adresse web|Site|Lien web|Lien fournisseur|Liens|Lien vendeur',
    vague: 'Adresse',
  },
  {
    meaning: 'remark',
    clear:
      'Remarque|Remarques|Observation|Observations|Commentaire|Commentaires|Précision|Précisions|Utilité|Usage',
  },
  {
    meaning: 'supplier',
    clear:
      'Fournisseur|Distributeur|Revendeur|Magasin|Vendeur|Boutique|Lieu d’achat|Site d’achat|Fournisseurs',
  },
  {
    meaning: 'none',
    clear:
      'Prix total|Prix total HT|Prix total TTC|Total HT|Total TTC|Montant|Montant HT|Montant total|Coût total|Poste|Rang|Boîtier|Empreinte|Délai|Délai de livraison|État|Statut|Poids|Devise|Fiche technique|Stock|Date de commande|Photo|N° ligne',
  },
]

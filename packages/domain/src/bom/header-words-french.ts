import type { HeaderWordRow } from './header-words.ts'

/** Headers in French: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const frenchHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      "Référence commande|Référence article|Code article|N° article|N° d'article|Code commande|N° de commande|Numéro de commande|Référence produit|Réf. produit|Réf. article|Code produit|Réf. commande|Numéro de produit|Références|N° art.|Réf. art.|Code art.|Code stock|Référence de commande|Réf. de commande|Référence d'achat|Référence catalogue",
    vague: 'Référence|Réf.|Code|Code produit ERP|Réf',
  },
  {
    meaning: 'manufacturerNumber',
    clear:
      'Référence fabricant|Réf. fabricant|Référence constructeur|Réf. constructeur|Référence du fabricant|Réf. fab.|Code fabricant|Numéro de pièce|N° de pièce|Référence fabriquant|No. de catalogue|N° de catalogue|Numéro de catalogue|N° catalogue|Réf. catalogue|Référence fabr.|Réf. fabr.|Type constructeur|Type fabricant|Modèle / Réf.|Réf. constr.|Code constructeur|N° de modèle|Référence marque',
    vague: 'Modèle|Type',
  },
  {
    meaning: 'manufacturerName',
    clear:
      'Fabricant|Fabriquant|Constructeur|Marque|Nom du fabricant|Manufacturier|Marque / Fabricant|Fab.|Fabr.|Constr.|Nom fabricant|Marques',
  },
  {
    meaning: 'description',
    clear:
      'Libellé|Dénomination|Désignation|Description|Désignation article|Intitulé|Nom du composant|Nom de la pièce|Désignation du produit|Descriptif|Fourniture|Fournitures|Articles|Produits|Matériels|Désignation 1|Désignation 2|Description article|Libellé article|Désignation technique|Désignation longue|Désignation complémentaire|Libellé complémentaire|Description technique|Désignation matériel|Descriptif technique',
    vague:
      'Nom|Article|Composant|Pièce|Élément|Produit|Matériel|Objet|Nature|Composants|Pièces|Éléments|Détail|Détails|Appareil|Fonction / Désignation|Équipement|Complément',
  },
  {
    meaning: 'attribute',
    clear:
      'Caractéristiques|Spécifications|Valeur|Taille|Dimensions|Matière|Matériau|Couleur|Tension|Puissance|Calibre|Section|Caractéristiques techniques|Courant|Type de matériel',
  },
  {
    meaning: 'quantity',
    clear:
      'Qité|Quté|Quantité|Qté|Nombre|Qte totale|Quantité totale|Nombre de pièces|Nb de pièces|Quantité commandée|Quantité nécessaire|Nombre total|Qt|Besoin|Besoins|Quantité à commander|Qté unit.|Qté unitaire|Qté totale|Qté tot.|Qté cde|Qté commande|Qté à commander|Qté par armoire|Quantité unitaire|Quantité par armoire|Nbre de pièces|Qtés|Q.té|Qté lien|Quantité de lien',
    vague: 'Nb|Nbre|Nbr',
  },
  {
    meaning: 'quantityUnitName',
    clear: "Unité|Unité de mesure|Unité de quantité|U|U.|Un.|Unité de vente|Unité d'achat|UV",
  },
  {
    meaning: 'installationLocation',
    clear:
      "Localisation|Emplacement|Armoire|Coffret|Lieu de montage|Endroit|Lieu|Implantation|Lieu d'installation|Tableau électrique|Coffret / Armoire|Position armoire|Cellule",
    vague: 'Tableau|Zone|Local|Panneau|Où|Monté dans|Posé dans',
  },
  {
    meaning: 'functionalAssignment',
    clear: '',
    vague: 'Installation|Fonction|Point de structure',
  },
  {
    meaning: 'bmk',
    clear:
      'Repère|Repérage|Repère appareil|Désignateur|Repère composant|Rep.|Référence schéma|Repère schéma|Repère matériel|Repère électrique|Rep. schéma|Repère plan|Étiquette|Repères|Rep|Repère fonctionnel|Tag appareil',
    vague: 'Identification|Identifiant|Marquage',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear:
      'Réf. art. fourn|Réf. article fourn|Code art. fourn|Référence fournisseur|Réf. fournisseur|Référence du fournisseur|Code fournisseur|Référence distributeur|Réf. site|Réf. web|N° fournisseur|Fournisseur et réf.|Fournisseur et référence|Fournisseur / Réf.|Réf. fourn.|Réf fournisseur|Référence grossiste|Réf. grossiste|Code grossiste|Code article fournisseur|N° article fournisseur|Référence vendeur',
  },
  {
    meaning: 'listPrice',
    clear:
      'Prix public|Prix tarif|Prix catalogue|Tarif public|Prix de liste|Prix brut|Prix de base|PU brut|Prix catalogue HT|Prix tarif HT|Tarif|Tarif HT',
  },
  {
    meaning: 'purchasePrice',
    clear:
      "Px Unit|Px unit.|Px unitaire|Px U|Prix unitaire|Prix unitaire HT|Prix unitaire TTC|PU HT|PU TTC|PU|P.U.|Prix net|Prix pièce|Prix à l'unité|Coût unitaire|Prix U|Prix d'achat|Prix achat|PU net|PU achat|Prix net HT|Prix unit.|Prix unit. HT|Prix d'achat HT|P.U. HT|P.A.|Prix remisé",
    vague: 'Prix|Prix HT|Prix TTC|Coût',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Lien|Lien produit|Lien internet|Adresse web|Site|Lien web|Lien fournisseur|Liens|Lien vendeur',
    vague: 'Adresse',
  },
  {
    meaning: 'erpNumber',
    clear:
      'Code interne|Référence interne|Réf. interne|Code article interne|N° interne|Code ERP|Code SAP|N° stock|Réf. client|Référence client',
  },
  {
    meaning: 'isSuppliedPart',
    clear:
      'Fourni par|Fourniture client|Fourni client|Fourni par le client|Hors fourniture|Fourni par client',
    vague: 'Fourniture par|À fournir par',
  },
  {
    meaning: 'remark',
    clear:
      'Remarque|Remarques|Observation|Observations|Commentaire|Commentaires|Précision|Précisions|Utilité|Usage|Notes|Obs.|Rem.|Note|Com.',
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

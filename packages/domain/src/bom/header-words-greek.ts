import type { HeaderWordRow } from './header-words.ts'

/** Headers in Greek: the terms of ERP and CAD programs set to it, of its dealers' shops and of people's own lists. */
export const greekHeaderWords: HeaderWordRow[] = [
  {
    meaning: 'orderNumber',
    clear:
      'Κωδικός|Κωδικός προϊόντος|Κωδικός είδους|Κωδικός παραγγελίας|Αριθμός παραγγελίας|Αριθμός καταλόγου|Κωδ.',
  },
  {
    meaning: 'manufacturerNumber',
    clear: 'Κωδικός κατασκευαστή|Αριθμός κατασκευαστή|Κωδικός τύπου',
    vague: 'Τύπος|Μοντέλο',
  },
  {
    meaning: 'manufacturerName',
    clear: 'Κατασκευαστής|Μάρκα|Εργοστάσιο|Οίκος',
  },
  {
    meaning: 'description',
    clear: 'Περιγραφή|Ονομασία|Όνομα|Περιγραφή είδους|Περιγραφή προϊόντος|Ονομασία υλικού',
    vague: 'Είδος|Υλικό|Υλικά|Εξάρτημα|Εξαρτήματα|Προϊόν',
  },
  {
    meaning: 'attribute',
    clear: 'Τιμή εξαρτήματος|Διαστάσεις|Χρώμα|Μέγεθος|Χαρακτηριστικά|Τάση|Ισχύς',
  },
  {
    meaning: 'quantity',
    clear: 'Ποσότητα|Ποσ.|Τεμάχια|Συνολική ποσότητα|Αριθμός τεμαχίων',
    vague: 'Τεμ.|Πλήθος',
  },
  {
    meaning: 'quantityUnitName',
    clear: 'Μονάδα|Μονάδα μέτρησης|Μ.Μ.|Μον. μέτρησης',
  },
  {
    meaning: 'wholesalerOrderNumber',
    clear: 'Κωδικός προμηθευτή',
  },
  {
    meaning: 'listPrice',
    clear: 'Τιμή καταλόγου|Λιανική τιμή|Τιμή τιμοκαταλόγου',
  },
  {
    meaning: 'purchasePrice',
    clear: 'Τιμή μονάδας|Τιμή ανά τεμάχιο|Τιμή μονάδος|Τιμή αγοράς|Καθαρή τιμή',
    vague: 'Τιμή|Κόστος|Τιμή με ΦΠΑ|Τιμή χωρίς ΦΠΑ',
  },
  {
    meaning: 'manufacturerLink',
    clear: 'Σύνδεσμος|Ιστοσελίδα',
  },
  {
    meaning: 'remark',
    clear: 'Παρατηρήσεις|Παρατήρηση|Σημειώσεις|Σχόλια|Σχόλιο',
  },
  {
    meaning: 'supplier',
    clear: 'Προμηθευτής|Κατάστημα|Πωλητής|Διανομέας',
  },
  {
    meaning: 'none',
    clear:
      'Σύνολο|Συνολική τιμή|Συνολικό κόστος|Αξία|Α/Α|ΑΑ|Βάρος|Νόμισμα|Απόθεμα|ΦΠΑ|Έκπτωση|Εικόνα|Ημερομηνία',
  },
]

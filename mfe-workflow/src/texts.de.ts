import bell from '../locales/de/bell.json'
import conditions from '../locales/de/conditions.json'
import enquiry from '../locales/de/enquiry.json'
import files from '../locales/de/files.json'
import recommended from '../locales/de/recommended.json'
import saving from '../locales/de/saving.json'

/** German texts of the namespace `workflow`; one file and one first key for each area. */
export const texts = { ...bell, ...enquiry, ...conditions, ...files, ...recommended, ...saving }

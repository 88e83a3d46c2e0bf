/** Anchors of the page's sections; they may stand in a link. */
export const sectionIds = {
  projectData: 'projektdaten',
  bom: 'stueckliste',
  files: 'dateien',
  conditions: 'fertigungsvorgaben',
} as const

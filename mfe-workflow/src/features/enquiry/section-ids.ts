/** Anchors of the page's sections; they may stand in a link. */
export const sectionIds = {
  projectData: 'projektdaten',
  readiness: 'freigabe',
  bom: 'stueckliste',
  files: 'dateien',
  conditions: 'fertigungsvorgaben',
} as const

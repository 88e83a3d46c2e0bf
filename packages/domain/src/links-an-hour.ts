/** How many links of one kind a person is sent within an hour; those that were taken back or replaced count as well. */
export const mostLinksAnHour = 3

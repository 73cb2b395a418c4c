/** How long the texts of an event are (characters). */
export const eventLengths = { name: 200, description: 5000, url: 500 } as const;

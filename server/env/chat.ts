/** The assistant. */
export const chatVariables = {}

export const chatRemedies = {}

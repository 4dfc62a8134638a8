/** Sign-up, sign-in and the client area. */
export const accountVariables = {}

export const accountRemedies = {}

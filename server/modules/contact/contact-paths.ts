/** Where the form stands on a page of its own. */
export const contactPaths = ['/contato', '/home1/contato']

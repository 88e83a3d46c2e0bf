const outside = /^\/(?:register|forget|reset|action|imprint|privacy|tom|avb|subcontractors)\/?$/

/** Whether an address has a page that needs no sign-in, and that no gate closes. */
export const isOutside = (pathname: string): boolean => outside.test(pathname)

/** Mini-programs open no pages but their own. */
export const openOutside = (_href: string): boolean => false

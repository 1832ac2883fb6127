/** Opens a page or a mail outside the app. @returns whether it was opened; else it is to be copied */
export const openOutside = (href: string): boolean => {
  const link = document.createElement('a')
  link.href = href
  link.target = href.startsWith('mailto:') ? '_self' : '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
  return true
}

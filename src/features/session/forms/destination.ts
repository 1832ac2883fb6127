const ACCESS = ['/pages/login/', '/pages/reg']
const ROUTE = /^\/pages\/[A-Za-z0-9/_-]+(\?[^#]*)?$/
export const HOME_ROUTE = '/pages/home/index'

/** Where to go after login: the screen someone was heading for if it is one of ours, else Home. */
export const destinationOf = (wanted: string | undefined): string => {
  if (!wanted || !ROUTE.test(wanted) || ACCESS.some((path) => wanted.startsWith(path))) return HOME_ROUTE
  return wanted
}

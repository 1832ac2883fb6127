import list from './list'

export const regionRoutes = [list] as const

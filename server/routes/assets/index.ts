export const assetsRoutes = [] as const

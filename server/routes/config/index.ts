import byId from './byId'

export const configRoutes = [byId] as const

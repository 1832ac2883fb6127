import changeTradePassword from './changeTradePassword'

export const profileRoutes = [changeTradePassword] as const

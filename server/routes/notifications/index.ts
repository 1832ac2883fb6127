import alerts from './alerts'
import list from './list'
import read from './read'
import settings from './settings'

export const notificationRoutes = [list, read, settings, alerts] as const

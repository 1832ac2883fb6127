import add from './add'
import cards from './cards'
import remove from './remove'

export const bankRoutes = [cards, add, remove] as const

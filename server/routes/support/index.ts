import enquiry from './enquiry'
import messages from './messages'

/** Customer service and enquiries of partners. */
export const supportRoutes = [messages, enquiry] as const

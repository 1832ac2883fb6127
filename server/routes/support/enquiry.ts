import { route } from '../../http/route'
import { takeEnquiry } from '../../support/enquiries'

export default route('ext.enquiry', async ({ ctx, body, origin }) => {
  await takeEnquiry(ctx, body, origin.ip)
  return {}
})

import { sharedPage } from '../../platform/miniApp'

export default definePageConfig(sharedPage())

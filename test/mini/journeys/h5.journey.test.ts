import { startInChromium } from './chromium'
import { walkAll } from './walk'

walkAll(startInChromium())

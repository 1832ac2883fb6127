import { alipay } from '../host/alipay'
import { startIn } from './mini'
import { walkAll } from './walk'

walkAll(startIn(alipay))

import { weapp } from '../host/weapp'
import { startIn } from './mini'
import { walkAll } from './walk'

walkAll(startIn(weapp))

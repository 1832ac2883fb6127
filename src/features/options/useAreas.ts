import { useCall } from '@/api'
import '@/i18n/areas/options'

/** Every area with its terms. */
export const useAreas = () => useCall('options.areaList', {})

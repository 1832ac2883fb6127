import { useCall } from '@/api'

/** Every area with its terms. */
export const useAreas = () => useCall('options.areaList', {})

/** The parts of Taro's web layer that adapters use, as the build takes them. */
import { uploadFile } from '@tarojs/taro-h5/dist/api/network/upload'
import { request } from '@tarojs/taro-h5/dist/api/network/request'
import { connectSocket } from '@tarojs/taro-h5/dist/api/network/websocket'
import {
  getStorageInfoSync,
  getStorageSync,
  removeStorageSync,
  setStorageSync,
} from '@tarojs/taro-h5/dist/api/storage'

export default {
  uploadFile,
  request,
  connectSocket,
  getStorageInfoSync,
  getStorageSync,
  removeStorageSync,
  setStorageSync,
}

/** Reads QR codes; builds for mini-programs take `index.mini`. */
export * from './index.h5'

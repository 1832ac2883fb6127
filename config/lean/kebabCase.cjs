/** Stands in for `lodash.kebabcase`, of whose 14 KB the component library needs one line, and which looks for `Function`. */
module.exports = function kebabCase(text) {
  return String(text)
    .replace(/([a-z])([A-Z0-9])|([0-9])([A-Za-z])/g, '$1$3-$2$4')
    .replace(/[\s_]+/g, '-')
    .toLowerCase()
}

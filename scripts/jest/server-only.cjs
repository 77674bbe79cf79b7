// In jest every module is a test of its own; the marker package would refuse to load.
module.exports = {};

// Stub: the marker package refuses to load outside server components.
module.exports = {};

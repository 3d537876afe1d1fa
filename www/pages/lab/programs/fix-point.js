
const settled = () => cheapRules();

const choice = ([first]) => first;

begin();

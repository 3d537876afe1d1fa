//! The list of equivalent mutants (docs/equivalent-mutants.tsv) names only
//! code that exists in the sources, and its totals are those of the table in
//! docs/testing.md.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

#[test]
fn the_equivalent_mutants_are_in_functions_that_there_are() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let list = fs::read_to_string(root.join("../../docs/equivalent-mutants.tsv")).unwrap();
    let mut of_folder = BTreeMap::new();
    for row in list.lines().skip(1) {
        let [file, function, mutants, why] =
            row.split('\t').collect::<Vec<_>>().try_into().expect(row);
        let source = fs::read_to_string(root.join("src").join(file)).expect(file);
        assert!(source.contains(&format!("fn {function}")), "{row}");
        assert!(!why.is_empty(), "{row}");
        let folder = file.split('/').next().expect("a folder").to_owned();
        *of_folder.entry(folder).or_insert(0) += mutants.parse::<u32>().expect(mutants);
    }
    let testing = fs::read_to_string(root.join("../../docs/testing.md")).unwrap();
    for (folder, count) in of_folder {
        let row = testing.lines().find(|line| line.starts_with(&format!("| `{folder}` |")));
        let cells: Vec<&str> = row.expect(&folder).split('|').map(str::trim).collect();
        assert_eq!(cells[6], count.to_string(), "{folder}");
    }
}

//! What is drawn on the page: pen strokes with a slight wobble, pencil hatching, dots and washes.
//!
//! A [`Sketch`] lists its marks; this module turns them into one mesh, and draws it up to the part
//! that is revealed so far. So every line of every game can draw itself from end to end.

mod marks;
mod mesh;
mod tween;

pub use marks::{Mark, hatch, outline, stroke};
pub use tween::{Facing, Motion, draw_itself, glide, pop, turn};

use bevy::prelude::*;

/// Marks on the page, in the entity's own space: logical pixels, y up.
#[derive(Component, Clone, Debug)]
#[require(Transform, Visibility)]
pub struct Sketch {
    pub marks: Vec<Mark>,
    /// How much of the strokes is drawn, 0 to 1, from the first mark to the last.
    pub reveal: f32,
    /// How strong all colours are, 0 to 1.
    pub opacity: f32,
}

impl Sketch {
    pub fn new(marks: Vec<Mark>) -> Sketch {
        Sketch {
            marks,
            reveal: 1.0,
            opacity: 1.0,
        }
    }
}

/// The one material of all sketches: the colours are in their meshes.
#[derive(Resource)]
struct Ink(Handle<ColorMaterial>);

impl FromWorld for Ink {
    fn from_world(world: &mut World) -> Self {
        let mut materials = world.resource_mut::<Assets<ColorMaterial>>();
        Ink(materials.add(ColorMaterial {
            alpha_mode: bevy::sprite_render::AlphaMode2d::Blend,
            ..ColorMaterial::from(Color::WHITE)
        }))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ink>()
        .init_resource::<Motion>()
        .add_systems(
            PostUpdate,
            draw.before(bevy::transform::TransformSystems::Propagate),
        );
    tween::plugin(app);
}

/// Makes or remakes the mesh of each sketch that changed.
fn draw(
    mut commands: Commands,
    ink: Res<Ink>,
    mut meshes: ResMut<Assets<Mesh>>,
    sketches: Query<(Entity, &Sketch, Option<&Mesh2d>), Changed<Sketch>>,
) {
    for (entity, sketch, mesh) in &sketches {
        let Some(drawn) = mesh::of_sketch(sketch) else {
            commands.entity(entity).remove::<Mesh2d>();
            continue;
        };
        match mesh {
            // The handle is the entity's own, so its mesh is there.
            Some(mesh) => _ = meshes.insert(&mesh.0, drawn),
            None => {
                let mesh = Mesh2d(meshes.add(drawn));
                commands
                    .entity(entity)
                    .insert((mesh, MeshMaterial2d(ink.0.clone())));
            }
        }
    }
}

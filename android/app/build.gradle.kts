import javax.inject.Inject
import org.gradle.process.ExecOperations

plugins {
    alias(libs.plugins.android.application)
}

/** Compiles the app's library with cargo-ndk, which finds the NDK and puts each ABI into its folder. */
abstract class BuildRust @Inject constructor(private val processes: ExecOperations) : DefaultTask() {
    @get:Internal
    abstract val workspace: DirectoryProperty

    @get:Input
    abstract val abis: ListProperty<String>

    @get:Input
    abstract val minSdk: Property<Int>

    @get:Input
    abstract val profile: Property<String>

    @get:OutputDirectory
    abstract val libraries: DirectoryProperty

    init {
        // Cargo knows what has changed.
        outputs.upToDateWhen { false }
    }

    @TaskAction
    fun build() {
        val targets = abis.get().flatMap { listOf("--target", it) }
        processes.exec {
            workingDir(workspace)
            commandLine(
                listOf("cargo", "ndk") + targets +
                    listOf("--platform", "${minSdk.get()}", "--output-dir", "${libraries.get()}") +
                    // The library isn't made as a cdylib elsewhere, so Cargo.toml doesn't say so. The symbols are left
                    // for the Android plugin, which strips them and gives them to the store.
                    listOf("rustc", "--locked", "--lib", "--crate-type", "cdylib", "--profile", profile.get()) +
                    listOf("--config", "profile.dist.strip=false"),
            )
        }
    }
}

// There is one version, in Cargo.toml.
val cargoToml = providers.fileContents(layout.settingsDirectory.file("../Cargo.toml")).asText.get()
val (major, minor, patch) = checkNotNull(Regex("(?m)^version = \"(\\d+)\\.(\\d+)\\.(\\d+)\"").find(cargoToml)) {
    "Cargo.toml has no version"
}.destructured
val upload = providers.environmentVariable("KLETKI_BUILD").orNull?.toInt() ?: 0

val lowestSdk = 26

android {
    namespace = "org.kletki"
    compileSdk = 36

    defaultConfig {
        applicationId = "org.kletki"
        minSdk = lowestSdk
        targetSdk = 36
        versionName = "$major.$minor.$patch"
        // The store wants a greater number for each upload, also of the same version: KLETKI_BUILD is from 0 to 99.
        versionCode = major.toInt() * 1_000_000 + minor.toInt() * 10_000 + patch.toInt() * 100 + upload
        ndk {
            debugSymbolLevel = "SYMBOL_TABLE"
        }
    }

    androidResources {
        localeFilters += listOf("en", "ru", "bg")
    }

    signingConfigs {
        val keystore = providers.environmentVariable("KLETKI_KEYSTORE").orNull
        if (keystore != null) {
            create("upload") {
                storeFile = file(keystore)
                storePassword = providers.environmentVariable("KLETKI_KEYSTORE_PASSWORD").get()
                keyAlias = providers.environmentVariable("KLETKI_KEY_ALIAS").get()
                keyPassword = providers.environmentVariable("KLETKI_KEY_PASSWORD").get()
            }
        }
    }

    buildTypes {
        release {
            // There is little Java to shrink, and GameActivity's native half calls much of it by name.
            isMinifyEnabled = false
            signingConfig = signingConfigs.findByName("upload")
        }
    }

    bundle {
        // The texts are in the library: whoever switches the language in the settings has them all.
        language {
            enableSplit = false
        }
    }

    compileOptions {
        sourceCompatibility = JavaVersion.VERSION_17
        targetCompatibility = JavaVersion.VERSION_17
    }

    sourceSets.getByName("main") {
        // The licences of what the app is made of; scripts/third-party makes the file.
        assets.directories += "../../dist/third-party"
    }

    lint {
        warningsAsErrors = true
        // New versions come out any day, and each is to be tried with the others.
        disable += setOf("AndroidGradlePluginVersion", "GradleDependency", "NewerVersionAvailable", "OldTargetApi")
    }
}

androidComponents {
    onVariants { variant ->
        val task = tasks.register<BuildRust>("buildRust${variant.name.replaceFirstChar(Char::uppercase)}") {
            workspace = layout.settingsDirectory.dir("..")
            minSdk = lowestSdk
            if (variant.buildType == "release") {
                abis = listOf("arm64-v8a", "armeabi-v7a", "x86_64", "x86")
                profile = "dist"
            } else {
                // What today's phones and emulators have.
                abis = listOf("arm64-v8a", "x86_64")
                profile = "dev"
            }
        }
        variant.sources.jniLibs?.addGeneratedSourceDirectory(task, BuildRust::libraries)
    }
}

dependencies {
    implementation(libs.activity)
    implementation(libs.annotation)
    implementation(libs.appcompat)
    implementation(libs.core)
    implementation(libs.games.activity)
}

#ifndef CICU_H
#define CICU_H

#include "CICULocale.h"
#include "CICUFormat.h"
#include "CICUMessage.h"
#include "CICUCharset.h"
#include "CICUText.h"

#endif

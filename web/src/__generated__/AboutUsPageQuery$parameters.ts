/**
 * @generated SignedSource<<865d4381a594db239a73fce4e6b9782f>>
 * @relayHash 294192e94cbd08ef3b4194a40dc855ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c30abd6a56815671b84b064c7126e06079e1ef94d8e69655c314b8f9ab708144

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutUsPageQuery } from './AboutUsPageQuery.graphql';

const node: PreloadableConcreteRequest<AboutUsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c30abd6a56815671b84b064c7126e06079e1ef94d8e69655c314b8f9ab708144",
    "metadata": {},
    "name": "AboutUsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
